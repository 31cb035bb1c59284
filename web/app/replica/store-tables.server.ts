/** A row a listing: whole, what its card shows, what the search knows of it, what it is found by. */
export const listingTables = ["listings", "cards", "facts", "words"] as const;

/** The rows of all of them go when everything begins anew. */
export const tables = ["meta", "trees", "types", ...listingTables, "places", "keys", "units", "projects"] as const;

export const tablesSql = `
  CREATE TABLE meta (one INTEGER PRIMARY KEY CHECK (one = 1), epoch TEXT NOT NULL, revision INTEGER NOT NULL);
  CREATE TABLE trees (language TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE types (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE listings (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE keys (id INTEGER PRIMARY KEY, key TEXT NOT NULL, folded TEXT NOT NULL);
  CREATE INDEX keys_by_folded ON keys (folded, id);
  CREATE TABLE units (id INTEGER PRIMARY KEY, project TEXT NOT NULL);
  CREATE INDEX units_of_project ON units (project, id);
  CREATE TABLE projects (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE cards (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE places (number INTEGER PRIMARY KEY, place TEXT NOT NULL UNIQUE);
  CREATE TABLE facts (id INTEGER PRIMARY KEY, numbers TEXT NOT NULL);
  CREATE TABLE words (id INTEGER PRIMARY KEY, words TEXT NOT NULL);
`;
