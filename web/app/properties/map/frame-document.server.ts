import { themeStyle, type Theme } from "~/shell/chrome/theme";

interface FrameDocument {
  lang: string;
  title: string;
  theme: Theme;
  mapboxToken: string | null;
  /** The agency's street map: its tile file, or its style. */
  mapTiles: string | null;
  mapStyle: string | null;
  script: string;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** Links lead the whole window away; there is no script in the page itself. */
export function frameDocument({ lang, title, theme, script, ...grounds }: FrameDocument): string {
  const { mapboxToken, mapTiles, mapStyle } = grounds;
  const dataAttributes = Object.entries({ "mapbox-token": mapboxToken, "map-tiles": mapTiles, "map-style": mapStyle })
    .map(([name, value]) => (value === null ? "" : ` data-${name}="${escapedHtml(value)}"`))
    .join("");
  return `<!DOCTYPE html>
<html lang="${lang}" style="${escapedHtml(themeStyle(theme))}"${dataAttributes}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapedHtml(title)}</title>
<base target="_top">
<script type="module" src="${escapedHtml(script)}"></script>
<body>
<main id="map" aria-label="${escapedHtml(title)}"></main>
<div id="tools"></div>
<div id="zoom"></div>
<p id="legend"></p>
<div id="popup" hidden></div>
</body>
</html>
`;
}
