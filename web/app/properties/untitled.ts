interface Unheaded {
  typeName: string;
  city: string;
}

/** What a listing without a headline is called: what and where it is. A sender may leave the type out. */
export const untitled = (
  text: (id: string, values: Record<string, string>) => string,
  { typeName, city }: Unheaded,
): string =>
  typeName.trim() === "" ? text("properties.untyped", { city }) : text("properties.untitled", { type: typeName, city });
