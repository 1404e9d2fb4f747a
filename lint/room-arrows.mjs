/** Allows imports between rooms (top-level folders) in one direction only. The message names the right room. */
import { isBuiltin } from 'node:module';
import { isIn, locate, locateImport } from './modules.mjs';
import { PACKAGE_HOMES } from './package-homes.mjs';
import {
  NODE_FREE,
  PLACES,
  ROOMS,
  ROOT_FILES,
  SCAFFOLDING,
  SCAFFOLDING_ADVICE,
  SCAFFOLDING_ARROWS,
  WRITERS,
  WRITERS_ADVICE,
  WRITERS_HOME,
} from './rooms.mjs';

/** Returns the place of a module, such as `db/tables`, `api` or `root`. */
function placeOf(module) {
  if (ROOT_FILES.includes(module)) return 'root';
  return PLACES.find((place) => isIn(module, place)) ?? module.split('/')[0];
}

/** Returns a place that has its own rules, else the room around the place. */
const rulesOf = (place) => (place in ROOMS ? place : place.split('/')[0]);

/** Returns true if the list includes a place or the room around it. */
const lists = (list, place) => list?.some((allowed) => isIn(place, allowed)) ?? false;

const isScaffolding = (module) => SCAFFOLDING.includes(rulesOf(module));

/** Returns the message if a file may not import one of our modules. */
function refuseModule(from, target, isType) {
  const place = placeOf(target);
  if (isScaffolding(from)) return SCAFFOLDING_ARROWS[rulesOf(from)]?.[place];
  if (SCAFFOLDING.includes(place)) return SCAFFOLDING_ADVICE;
  if (WRITERS.includes(place) && !isIn(from, WRITERS_HOME)) return WRITERS_ADVICE;
  const name = rulesOf(placeOf(from));
  const room = ROOMS[name];
  const isOpen = isIn(place, name) || lists(room.may, place) || (isType && lists(room.mayTypes, place));
  if (isOpen && !lists(room.except, place)) return undefined;
  return room.instead?.[place] ?? room.instead?.[place.split('/')[0]] ?? room.advice;
}

/** Returns the message if a file may not import a package. */
function refusePackage(from, source) {
  if (isScaffolding(from)) return undefined;
  const room = from.split('/')[0];
  if (isBuiltin(source)) {
    const rule = NODE_FREE[room];
    return rule && !rule.excused[from]?.includes(source) ? rule.advice : undefined;
  }
  const isPackage = (name) => source === name || source.startsWith(`${name}/`);
  const home = PACKAGE_HOMES.find(({ packages }) => packages.some(isPackage));
  if (home && !lists(home.homes, from)) return home.advice;
  const { packages } = ROOMS[rulesOf(placeOf(from))];
  return packages && !packages.only.some(isPackage) ? packages.advice : undefined;
}

/** Returns true if an import or export contains only types, marked as a whole or name by name. */
function isTypeOnly(node) {
  if ((node.importKind ?? node.exportKind) === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
}

/** @type {import('eslint').Rule.RuleModule} */
export const roomArrows = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{advice}}' } },
  create(context) {
    const from = locate(context.filename);
    if (from === undefined || !(isScaffolding(from) || rulesOf(placeOf(from)) in ROOMS)) return {};

    function check(sourceNode, isType) {
      const source = sourceNode?.value;
      if (typeof source !== 'string') return;
      const target = locateImport(context.filename, source);
      const advice = target === undefined ? refusePackage(from, source) : refuseModule(from, target, isType);
      if (advice) context.report({ node: sourceNode, messageId: 'wrong', data: { advice } });
    }

    return {
      ImportDeclaration: (node) => check(node.source, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => check(node.source, isTypeOnly(node)),
      ExportAllDeclaration: (node) => check(node.source, isTypeOnly(node)),
      ImportExpression: (node) => check(node.source, false),
      TSImportEqualsDeclaration: (node) => check(node.moduleReference.expression, isTypeOnly(node)),
      "CallExpression[callee.name='require']": (node) => check(node.arguments[0], false),
    };
  },
};
