/**
 * Words that names and log messages do not use, and the term of config/glossary.md instead. `words` is a sequence of words in a
 * name, however it is written: `lookAlong`, `look-along`, `LookAlong`. `except` lists names that keep the word because it is
 * stored, public, or means something else there.
 *
 * @type {readonly { words: string, use: string, except?: readonly string[] }[]}
 */
export const rejectedTerms = [
  { words: "look along", use: "live preview" },
  { words: "two editors", use: "edit conflicts" },
  { words: "site health", use: "content audit" },
  { words: "first steps", use: "onboarding" },
  { words: "shared fields", use: "non-localized fields" },
  { words: "change feed", use: "change log" },
  { words: "page turner", use: "pagination" },
  { words: "ask first", use: "confirm dialog" },
  { words: "nothing listed", use: "empty state" },
  { words: "typed entry", use: "draft entry" },
  { words: "open routes", use: "restrict routes" },
  { words: "give back", use: "reset override, or what it does" },
  { words: "hand over", use: "deliver" },
  { words: "broken off", use: "interrupted" },
  { words: "lookable", use: "previewable" },
  { words: "drumbeat", use: "throttle" },
  { words: "uncounted", use: "analytics opt-out" },
  { words: "judge", use: "validate or evaluate" },
  { words: "judges", use: "validators" },
  { words: "judged", use: "validated" },
  { words: "judging", use: "validation" },
  { words: "judgement", use: "verdict or result" },
  { words: "say", use: "render, format or compose" },
  { words: "says", use: "renders, formats or composes" },
  { words: "said", use: "rendered, or the noun" },
  { words: "tell", use: "report or notify" },
  { words: "tells", use: "reports" },
  { words: "told", use: "summary, notified, or the noun", except: ["told", "addToldColumn"] },
  { words: "shelf", use: "favourites store", except: ["shelf"] },
  { words: "spool", use: "queue" },
  { words: "wish", use: "saved search", except: ["wish"] },
  { words: "wishes", use: "saved searches", except: ["wishes"] },
  { words: "refusal", use: "rejection or error page" },
  { words: "refusals", use: "error pages", except: ["refusals"] },
  { words: "refuse", use: "reject" },
  {
    words: "kept",
    use: "stored, cached or saved",
    except: ["kept", "isKept", "keptBranches", "keptPaths", "keptPath"],
  },
  { words: "laid", use: "serialized or placed", except: ["laid", "laidOut", "laidOutTotals"] },
  { words: "drawn", use: "rendered", except: ["drawn", "Drawn", "drawnOver", "drawnPages"] },
  { words: "house", use: "app or stack", except: ["houseNumber", "house", "houseAndBox"] },
  { words: "whoever", use: "the person or process" },
  { words: "lacks", use: "is missing", except: ["lacks"] },
];
