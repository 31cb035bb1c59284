/** Types a browser may display; others are downloaded. An SVG has a picture's type but is a document that can run scripts. */
const shown = /^(image\/(jpeg|png|webp|avif|gif)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf)$/;

/** Types that no browser runs, applies as a style sheet or opens as a page; with nosniff it takes none of them for another. */
const harmless =
  /^(image\/[\w.+-]+|text\/(plain|csv|calendar)|application\/(zip|rtf|msword|vnd\.(ms-|openxmlformats-|oasis\.opendocument\.)[\w.+-]+))$/;

/**
 * headers of an uploaded file, from the CMS and the site: nothing in it can act in the name of its origin, opened
 * in a tab, framed, or loaded as a script, worker or style sheet. `type` is the MIME type the file server derived from
 * its name.
 */
export function uploadHeaders(type: string): Readonly<Record<string, string>> {
  const [essence = ""] = type.toLowerCase().split(";");
  const isShown = shown.test(essence.trim());
  const isCacheable = isShown || harmless.test(essence.trim());
  return {
    "Content-Type": isCacheable ? type : "application/octet-stream",
    // A video or picture opened by itself is rendered by a page of the browser's own, which loads it once more.
    "Content-Security-Policy":
      "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
    ...(!isShown && { "Content-Disposition": "attachment" }),
  };
}
