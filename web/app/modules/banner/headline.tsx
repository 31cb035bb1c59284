import italic from "~/ui/fonts/instrument-serif-italic.woff2?url";

/**
 * A title with one word of it in italic; the first place where it stands, whatever its letter case. The italic is asked
 * for here: a browser that finds it by the styles alone waits for them first, and for it before the page has settled.
 */
export function Headline({ title, accent }: { title: string; accent: string }) {
  const start = accent ? title.toLocaleLowerCase().indexOf(accent.toLocaleLowerCase()) : -1;
  if (start < 0) return <>{title}</>;
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={italic} crossOrigin="anonymous" />
      {title.slice(0, start)}
      <em>{title.slice(start, start + accent.length)}</em>
      {title.slice(start + accent.length)}
    </>
  );
}
