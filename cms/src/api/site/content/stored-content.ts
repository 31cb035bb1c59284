import type { StoredModel } from "./stored-models";

/** The plain values of a row, by attribute. */
export interface StoredRow {
  id: number;
  [attribute: string]: unknown;
}

/** A link from the row `owner` of a model, under one of its attributes. */
interface Tie {
  uid: string;
  owner: number;
  attribute: string;
}

/** The contents of the tables, as stored. */
export interface StoredTables {
  rows: ReadonlyMap<string, readonly StoredRow[]>;
  links: readonly (Tie & { target: number })[];
  components: readonly (Tie & { component: string; id: number })[];
  files: readonly (Tie & { file: object })[];
}

export type Entry = Record<string, unknown>;

/** Ties by their attribute and then by their owner, each owner's in their order. */
function byOwner<Kind extends Tie>(ties: readonly Kind[]) {
  const attributes = new Map<string, Map<number, Kind[]>>();
  for (const tie of ties) {
    const key = `${tie.uid} ${tie.attribute}`;
    const owners = attributes.get(key) ?? new Map<number, Kind[]>();
    attributes.set(key, owners);
    const own = owners.get(tie.owner);
    if (own) own.push(tie);
    else owners.set(tie.owner, [tie]);
  }
  return (uid: string, attribute: string) => attributes.get(`${uid} ${attribute}`);
}

/** Assembles an entry: its components and files in full, of its relations the document ids. */
export function storedContent(models: readonly StoredModel[], tables: StoredTables) {
  const linksOf = byOwner(tables.links);
  const componentsOf = byOwner(tables.components);
  const filesOf = byOwner(tables.files);
  const stored = new Map(
    models.map(({ uid, relations, parts }) => {
      const rows = new Map((tables.rows.get(uid) ?? []).map((row) => [row.id, row]));
      const tied = [
        ...relations.map(({ attribute, target, many }) => {
          const links = linksOf(uid, attribute);
          return {
            attribute,
            many,
            of: (id: number) => links?.get(id)?.flatMap((link) => documentOf(target, link.target)),
          };
        }),
        ...parts.map(({ attribute, kind, many }) => {
          const [files, components] = [filesOf(uid, attribute), componentsOf(uid, attribute)];
          const of = (id: number) =>
            kind === "file"
              ? files?.get(id)?.map(({ file }) => file)
              : components?.get(id)?.flatMap((part) => componentOf(part.component, part.id));
          return { attribute, many, of };
        }),
      ];
      return [uid, { rows, tied }];
    }),
  );

  const entryOf = (uid: string, row: StoredRow): Entry => {
    const own = stored.get(uid);
    if (!own) throw new Error(`${uid} is not among the types that were read`);
    const entry: Entry = { ...row };
    for (const { attribute, many, of } of own.tied) {
      const found: unknown[] = of(row.id) ?? [];
      entry[attribute] = many ? found : found[0];
    }
    return entry;
  };

  const documentOf = (uid: string, id: number): Entry[] => {
    const row = stored.get(uid)?.rows.get(id);
    return row ? [{ documentId: row.documentId }] : [];
  };

  const componentOf = (uid: string, id: number): Entry[] => {
    const row = stored.get(uid)?.rows.get(id);
    return row ? [{ __component: uid, ...entryOf(uid, row) }] : [];
  };

  return { rowsOf: (uid: string) => tables.rows.get(uid) ?? [], entryOf };
}
