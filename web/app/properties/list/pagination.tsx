import { useIntl } from "react-intl";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";
import styles from "./pagination.module.css";

/** First and last page, the current one and its neighbours; null where pages are left out. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const near = pages.filter((number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1);
  return near.flatMap((number, index) => {
    const missing = number - (near[index - 1] ?? 0) - 1;
    // A single page number takes no more room than the ellipsis for it.
    return missing === 0 ? [number] : [missing === 1 ? number - 1 : null, number];
  });
}

/** PROP-4: real links to the pages of a list. */
export function Pagination({
  path,
  query,
  defaultSort,
  page,
  pageCount,
}: ListState & { page: number; pageCount: number }) {
  const intl = useIntl();
  if (pageCount < 2) return null;
  const to = (number: number) => listAddress(path, { ...query, page: number }, defaultSort);
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: "properties.list.pages" })}>
      {page > 1 ? (
        <a className={styles.step} href={to(page - 1)} rel="prev">
          {intl.formatMessage({ id: "properties.list.previous" })}
        </a>
      ) : null}
      <ol className={styles.numbers}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} data-gap={number === null || undefined}>
            {number === null ? (
              "…"
            ) : (
              <a
                href={to(number)}
                aria-label={intl.formatMessage({ id: "properties.list.page" }, { page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a className={styles.step} href={to(page + 1)} rel="next">
          {intl.formatMessage({ id: "properties.list.next" })}
        </a>
      ) : null}
    </nav>
  );
}
