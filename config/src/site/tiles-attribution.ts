/**
 * Who made a file of map tiles, by its metadata: `attribution:nl` in that language, else `attribution`; Protomaps and
 * OpenStreetMap where it says nothing. Text for a map library that shows it as HTML, without any element.
 */
export function tilesAttribution(metadata: unknown, language: string): string {
  const about = new Map<string, unknown>(
    Object.entries(typeof metadata === "object" && metadata !== null ? metadata : {}),
  );
  const own = about.get(`attribution:${language}`) ?? about.get("attribution");
  const text =
    typeof own === "string"
      ? own
          .replace(/<[^>]*>/g, "")
          .replace(/[<>]/g, "")
          .trim()
      : "";
  return text === "" ? "Protomaps © OpenStreetMap" : text;
}
