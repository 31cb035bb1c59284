import { Star } from "lucide-react";
import { useIntl } from "react-intl";
import styles from "./stars.module.css";

const outOf = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  rating: number;
  /** Read out instead, where the rating is rounded. */
  label?: string;
}

export function Stars({ rating, label }: StarsProps) {
  const intl = useIntl();
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={label ?? intl.formatMessage({ id: "modules.rating" }, { rating })}
    >
      {outOf.map((star) => (
        <Star key={star} aria-hidden="true" data-on={star <= rating || undefined} />
      ))}
    </span>
  );
}
