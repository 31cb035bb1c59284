/** First and last page, the current one and its neighbours; null where pages are left out. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const near = pages.filter((number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1);
  return near.flatMap((number, index) => {
    const missing = number - (near[index - 1] ?? 0) - 1;
    // One page takes no more room than the dots that would stand for it.
    return missing === 0 ? [number] : [missing === 1 ? number - 1 : null, number];
  });
}
