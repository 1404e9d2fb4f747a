/** Rewrites names that a register writes in capitals, with the usual capitalization. */

const words = (list: string) => new Set(list.split(' '));

const SMALL_WORDS = words('an and as at by de del et for from in of on or the to with');
/**
 * Words that are lower case even at the end of a name. The register truncates long names, for example to
 * "Christian Association of".
 */
const NEVER_LAST_WORDS = words('and for of the');
/**
 * Spanish articles. They are lower case only after a word of SPANISH_LEADS, as in "Casa de la Paz". Elsewhere
 * they may begin a name, as in "La Crosse".
 */
const SPANISH_ARTICLES = words('el la las los');
const SPANISH_LEADS = words('con de en para por y');

/** Initialisms with a vowel. `isInitialism` recognizes initialisms without a vowel by a rule. */
const INITIALISMS = words(
  'AA AAU AAUW AARP ABC ADHD AFB AFGE AFL AFSCME AFT AGC AHEPA AIA AIDS AKA ALS AME AMVETS APWU ASPCA ATV AYSO ' +
    'CIO CME CNY COGIC CPA CUNY CYO DBA EAA ELCA EMS EMT ESL FBO FFA FOP HIV IAFF IAM IATSE IBEW IEEE IOOF IUOE ' +
    'JROTC KIPP KY LGBTQIA LSU NAACP NAIFA NAMI NARFE NASA NEA NECA NKY NRA NY NYC NYS NYU OKC PA PBA PFLAG PTA ' +
    'PTO PTSA PTSO RI ROTC SDA SEIU SPCA STEM SUNY TOPS UA UAW UCC UCLA UFCW UK UMC UN UNICEF UNLV US USA USAF ' +
    'USMC USO USS USTA UW VA VEBA WNY WVU WY YMCA YPO YWCA',
);
/** These abbreviations have no vowel, but they are not initialisms. */
const ABBREVIATIONS = words(
  'Bldg Bldrs Blvd Ch Chpt Chr Cntr Cpl Ctr Ctrl Dr Dtd Fdn Fdtn Fnd Fndn Fr Frgrs Ft Grp Hlpr Hlth Jr Lt Ltd ' +
    'Mfrs Mgmt Mr Mrs Ms Msgr Mt Mtn Pt Rd Sch Schl Sgt Sr Srvc St Sts Svc Svcs Tr Trng Trst Twp Wkrs Wm',
);
const GREEK_LETTERS = words(
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi ' +
    'Chi Psi Omega',
);
const LONGEST_INITIALISM = 5;
const ROMAN_NUMERAL = /^X{0,3}(?:I[VX]|V?I{0,3})$/;
const ORDINAL = /^\d+(?:ST|ND|RD|TH|D|S)$/;

/**
 * Rewrites a name in capitals. For example, "MCDONALD HOUSE OF NY INC" becomes "McDonald House of NY Inc".
 * Other names stay unchanged. `state` is the organization's own state. It stays in capitals if it is the last
 * word of the name.
 */
export function readableName(name: string, state: string | null = null): string {
  if (name !== name.toUpperCase()) return name;
  const tokens = name.split(' ');
  return tokens
    .map((token, index) => {
      const last = index === tokens.length - 1;
      if (last && (token === state || token === 'NA')) return token;
      return readableToken(token, { before: tokens[index - 1], after: tokens[index + 1] });
    })
    .join(' ');
}

interface Neighbours {
  before: string | undefined;
  after: string | undefined;
}

/**
 * Rewrites the text between two spaces. This is one word, or several words with punctuation, such as AFL-CIO
 * or R&D.
 */
function readableToken(token: string, neighbours: Neighbours): string {
  if (token === 'C/O') return 'c/o';
  if (/^[A-Z]{1,2}(?:&[A-Z]{1,2})+$/.test(token)) return token;
  if (isSmall(token.toLowerCase(), neighbours)) return token.toLowerCase();
  // A mutant survives: a word of letters alone is one piece
  if (/^[A-Z]+$/.test(token)) return readableWord(token, neighbours);
  // A mutant survives: empty pieces stay empty
  const pieces = token.split(/([^\p{L}\p{N}']+)/u);
  return pieces
    .map((piece, index) => {
      const isInside = index > 0 && index < pieces.length - 1 && pieces[pieces.length - 1] !== '';
      if (isInside && SMALL_WORDS.has(piece.toLowerCase())) return piece.toLowerCase();
      return readableWord(piece, neighbours);
    })
    .join('');
}

/**
 * Returns true if a word must be lower case. The first word of a name and a word after a dash are never lower
 * case.
 */
function isSmall(word: string, { before, after }: Neighbours): boolean {
  if (!SMALL_WORDS.has(word) && !SPANISH_ARTICLES.has(word) && word !== 'a') return false;
  if (before === undefined || !/[\p{L}\p{N}&,]$/u.test(before)) return false;
  if (after === undefined) return NEVER_LAST_WORDS.has(word);
  if (SPANISH_ARTICLES.has(word)) return SPANISH_LEADS.has(before.toLowerCase());
  // A single A is an article after a small word. Elsewhere it may be a middle initial.
  return word !== 'a' || SMALL_WORDS.has(before.toLowerCase());
}

function readableWord(word: string, neighbours: Neighbours): string {
  if (/\d/.test(word)) return ORDINAL.test(word) ? word.toLowerCase() : word;
  const plain = capitalise(word);
  if (isInitialism(word, plain)) return word;
  if (ROMAN_NUMERAL.test(word)) return isGreekLetter(plain, neighbours) ? plain : word;
  if (/^MC[A-Z]{3,}/.test(word)) return `Mc${capitalise(word.slice(2))}`;
  if (/^[DLO]'[A-Z]{2,}/.test(word)) return `${word.slice(0, 2)}${capitalise(word.slice(2))}`;
  return plain;
}

function isInitialism(word: string, plain: string): boolean {
  if (INITIALISMS.has(word)) return true;
  return word.length < LONGEST_INITIALISM && !/[AEIOUY']/.test(word) && !ABBREVIATIONS.has(plain);
}

/** XI is usually the number eleven. Next to another Greek letter, it is the letter Xi. */
function isGreekLetter(plain: string, { before, after }: Neighbours): boolean {
  const isBesideOne = [before, after].some((word) => GREEK_LETTERS.has(capitalise(word ?? '')));
  return isBesideOne && GREEK_LETTERS.has(plain);
}

function capitalise(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
