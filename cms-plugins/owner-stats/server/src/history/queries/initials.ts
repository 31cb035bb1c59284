/** What an owner reads of a visitor: “J. P.” of Jan Peeters; empty where nobody is named. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s,.;:/&+-]+/u)
    .flatMap((part) => /\p{L}/u.exec(part)?.[0] ?? [])
    .slice(0, 4)
    .map((letter) => `${letter.toLocaleUpperCase("en")}.`)
    .join(" ");
