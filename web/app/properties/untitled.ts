interface Unheaded {
  typeName: string;
  city: string;
}

/** The title of a listing without a headline: its type and city. A sender may omit the type. */
export const untitled = (
  text: (id: "properties.untyped" | "properties.untitled", values: Record<string, string>) => string,
  { typeName, city }: Unheaded,
): string =>
  typeName.trim() === "" ? text("properties.untyped", { city }) : text("properties.untitled", { type: typeName, city });
