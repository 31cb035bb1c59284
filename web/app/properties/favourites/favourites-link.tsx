import { useIntl } from "react-intl";
import { favouritesOriginalPath } from "~/i18n/paths";
import { usePaths } from "~/i18n/use-paths";
import { heartPath } from "../stored-lists/heart-path";
import { favouritesAddress } from "./listings-in-address";
import { useStoredList } from "../stored-lists/use-stored-list";
import styles from "./favourites-link.module.css";

/** A8: the link to the visitor's favourites, with their number. They are in the address: the server stores none. */
export function FavouritesLink() {
  const intl = useIntl();
  const path = usePaths().byOriginalPath(favouritesOriginalPath);
  const favourites = useStoredList("favourites");
  if (path === null) return null;
  const count = favourites.length;
  return (
    <a
      className={styles.link}
      href={favouritesAddress(path, favourites)}
      rel="nofollow"
      aria-label={intl.formatMessage({ id: "site.favourites" }, { count })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={heartPath} />
      </svg>
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </a>
  );
}
