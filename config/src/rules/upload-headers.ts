/** What a browser may show in place; anything else is saved. An SVG is a picture by its type and a document with script by its nature. */
const shown = /^(image\/(jpeg|png|webp|avif|gif)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf)$/;

/** Types that no browser runs, applies as a style sheet or opens as a page; with nosniff it takes none of them for another. */
const harmless =
  /^(image\/[\w.+-]+|text\/(plain|csv|calendar)|application\/(zip|rtf|msword|vnd\.(ms-|openxmlformats-|oasis\.opendocument\.)[\w.+-]+))$/;

/**
 * how a file that somebody uploaded is served, by the CMS and by the site: whatever it holds does nothing in the name of the
 * address it comes from, opened in a tab, framed, or loaded as a script, worker or style sheet. `type` is what the file server made of
 * its name.
 */
export function uploadHeaders(type: string): Readonly<Record<string, string>> {
  const [essence = ""] = type.toLowerCase().split(";");
  const isShown = shown.test(essence.trim());
  const isCacheable = isShown || harmless.test(essence.trim());
  return {
    "Content-Type": isCacheable ? type : "application/octet-stream",
    // A film or a picture that is opened by itself is drawn by a page of the browser's own, which loads it once more.
    "Content-Security-Policy":
      "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
    ...(!isShown && { "Content-Disposition": "attachment" }),
  };
}
