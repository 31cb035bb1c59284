import { escapedHtml } from "../map/frame-document.server";

interface FilmDocument {
  lang: string;
  title: string;
  url: string;
}

const whole = "width:100%;height:100%;margin:0;background:#000";

/** The page of a film file: the browser's own player and nothing beside it. */
export function filmDocument({ lang, title, url }: FilmDocument): string {
  const name = escapedHtml(title);
  return `<!DOCTYPE html>
<html lang="${lang}" style="${whole}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}</title>
<body style="${whole}">
<video style="${whole}" controls autoplay playsinline aria-label="${name}" src="${escapedHtml(url)}"></video>
</body>
</html>
`;
}
