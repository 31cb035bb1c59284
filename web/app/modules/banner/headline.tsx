/** A title with one word of it in italic; the first place where it stands, whatever its letter case. */
export function Headline({ title, accent }: { title: string; accent: string }) {
  const start = accent ? title.toLocaleLowerCase().indexOf(accent.toLocaleLowerCase()) : -1;
  if (start < 0) return <>{title}</>;
  return (
    <>
      {title.slice(0, start)}
      <em>{title.slice(start, start + accent.length)}</em>
      {title.slice(start + accent.length)}
    </>
  );
}
