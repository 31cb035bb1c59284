import { Star } from "lucide-react";
import { useIntl } from "react-intl";
import styles from "./stars.module.css";

const outOf = [1, 2, 3, 4, 5] as const;

export function Stars({ rating }: { rating: number }) {
  const intl = useIntl();
  return (
    <span className={styles.stars} role="img" aria-label={intl.formatMessage({ id: "modules.rating" }, { rating })}>
      {outOf.map((star) => (
        <Star key={star} aria-hidden="true" data-on={star <= rating || undefined} />
      ))}
    </span>
  );
}
