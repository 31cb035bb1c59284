/** Fields of a component by name: which are told by language, and what they are made of. */
export interface PartModel {
  [field: string]: { hasGlobe: boolean; isList: boolean; part: PartModel | null; isFile?: boolean };
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

const everyField = (model: PartModel, test: (hasGlobe: boolean) => boolean): boolean =>
  Object.values(model).every(({ hasGlobe, part }) => (part === null ? test(hasGlobe) : everyField(part, test)));

/** How many values without a globe two rows have in common. */
const kinship = (model: PartModel, one: Values, other: Values): number =>
  Object.entries(model).filter(
    ([name, { hasGlobe, part }]) =>
      !hasGlobe && part === null && one[name] !== null && one[name] !== undefined && one[name] === other[name],
  ).length;

/**
 * Rows of two languages that speak of one thing: those that share most, and of equals those in the same place. Rows have
 * nothing else in common that lasts: Strapi numbers the rows of each language by themselves.
 */
function pairs(model: PartModel, source: readonly Values[], target: readonly Values[]): Map<number, number> {
  const candidates = source
    .flatMap((row, from) => target.map((other, to) => ({ from, to, kin: kinship(model, row, other) })))
    .filter(({ from, to, kin }) => kin > 0 || (from === to && source.length === target.length))
    .sort((a, b) => b.kin - a.kin || Number(b.from === b.to) - Number(a.from === a.to) || a.from - b.from);
  const paired = new Map<number, number>();
  for (const { from, to } of candidates)
    if (!paired.has(from) && ![...paired.values()].includes(to)) paired.set(from, to);
  return paired;
}

function mergeList(model: PartModel, source: readonly Values[], target: readonly Values[]): Values[] {
  const paired = pairs(model, source, target);
  return source.map((row, from) => {
    const other = target[paired.get(from) ?? -1];
    return other === undefined ? withoutIds(model, row) : mergeParts(model, row, other);
  });
}

/**
 * Components are written anew, those within them too: their rows belong to one language, and a number that is taken
 * would be refused. A file is the same one in every language, and keeps its number.
 */
function withoutIds(model: PartModel, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== "id")
      .map(([name, value]) => [name, anew(model[name]?.part ?? null, value)]),
  );
}

const anew = (part: PartModel | null, value: unknown): unknown => {
  if (part === null) return value;
  return Array.isArray(value) ? value.map((row) => anew(part, row)) : isValues(value) ? withoutIds(part, value) : value;
};

/**
 * Within components: fields with a globe stay as `target` has them, all others become those of `source`. The rows of a
 * list that has any of the latter are those of `source`; a row that `target` lacks comes with the words of `source`. What
 * `source` has nothing of at all was never filled in there and takes nothing away.
 */
export function mergeParts(model: PartModel, source: Values, target: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(model).map(([name, { hasGlobe, isList, part }]) => {
      const [from, to] = [source[name] ?? null, target[name] ?? null];
      if (part === null) return [name, hasGlobe ? to : from];
      if (everyField(part, (globe) => globe)) return [name, anew(part, hasGlobe ? to : from)];
      if (isList) return [name, mergeList(part, rowsOf(from), rowsOf(to))];
      if (!isValues(from)) return [name, to];
      return [name, isValues(to) ? mergeParts(part, from, to) : withoutIds(part, from)];
    }),
  );
}
