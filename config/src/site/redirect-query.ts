/** ROUTE-8: what old addresses of one path differ by. Pairs, so that order, spelling and repetition make no difference. */
const pairsOf = (query: string): [name: string, value: string][] => [...new URLSearchParams(query)];

const isSamePair = ([name, value]: readonly [string, string], [other, its]: readonly [string, string]) =>
  name === other && value === its;

/** Canonical form of the parameters of an old address: without duplicates, sorted. Empty if it has none. */
export function plainQuery(query: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of pairsOf(query).sort())
    if (!parameters.getAll(name).includes(value)) parameters.append(name, value);
  return parameters.toString();
}

/** Whether a request has all parameters of an old address. Case-sensitive: `id=aB` is not `id=ab`. */
export function hasParameters(search: string, required: string): boolean {
  const requested = pairsOf(search);
  return pairsOf(required).every((pair) => requested.some((other) => isSamePair(pair, other)));
}

/** The query, as written, without the parameters that matched a redirect. */
export function withoutParameters(search: string, matched: string): string {
  const matchedPairs = pairsOf(matched);
  const rest = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => !pairsOf(part).some((pair) => matchedPairs.some((other) => isSamePair(pair, other))));
  return rest.filter(Boolean).join("&");
}

interface OldAddress {
  from: string;
  query?: string;
}

/** The redirect for one of these paths: of those whose parameters are all in the request, the one with the most. */
export function matchingRedirect<Redirect extends OldAddress>(
  redirects: readonly Redirect[],
  paths: readonly string[],
  search: string,
): Redirect | null {
  let best: Redirect | null = null;
  let most = -1;
  for (const redirect of redirects) {
    const { from, query = "" } = redirect;
    if (!paths.includes(from) || !hasParameters(search, query)) continue;
    const count = pairsOf(query).length;
    if (count > most) [best, most] = [redirect, count];
  }
  return best;
}
