import { ArrowLeft, ArrowRight } from "lucide-react";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { usePaths } from "~/i18n/use-paths";
import { readSearchPosition, type SearchPosition } from "./search-position";
import styles from "./search-neighbours.module.css";
import type { MessageName } from "~/i18n/message-id";

async function fetchPosition(address: string): Promise<SearchPosition | null> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
  return readSearchPosition(await answer.json());
}

/** PROP-7: previous and next within the visitor's search. Nothing where the search does not have the listing. */
export function SearchNeighbours({ id, list }: { id: number; list: string }) {
  const intl = useIntl();
  const { language } = usePaths();
  const params = new URLSearchParams({ id: String(id), language, list });
  const { data } = useSWR<SearchPosition | null, Error>(`/neighbours.json?${params}`, fetchPosition, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (!data) return null;
  const text = (name: MessageName<"properties.detail.search.">) =>
    intl.formatMessage({ id: `properties.detail.search.${name}` }, { ...data });
  return (
    <nav className={styles.neighbours} aria-label={text("title")}>
      {data.previous ? (
        <a href={data.previous} rel="prev" className={styles.link}>
          <ArrowLeft size={18} aria-hidden />
          <span className={styles.word}>{text("previous")}</span>
        </a>
      ) : null}
      <span className={styles.position}>{text("position")}</span>
      {data.next ? (
        <a href={data.next} rel="next" className={styles.link}>
          <span className={styles.word}>{text("next")}</span>
          <ArrowRight size={18} aria-hidden />
        </a>
      ) : null}
    </nav>
  );
}
