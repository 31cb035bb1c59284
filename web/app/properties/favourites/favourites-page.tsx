import { useRef, useState, useEffect } from "react";
import { StaticHtml } from "~/islands/static-markup";
import { Container } from "~/ui/section";
import { usePageTools } from "../detail/use-page-tools";
import type { FavouritesData } from "./favourites-data";
import styles from "./favourites-page.module.css";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { compareFormId, comparedAtLeast } from "./compared";
import { favouritesAddress } from "./listings-in-address";
import { updateStoredList, type StorageProblem, storedListings } from "../stored-lists/favourites-store";
import { useStoredList } from "../stored-lists/use-stored-list";
import { useSiteNavigate } from "~/islands/use-site-navigate";
import type { MessageName } from "~/i18n/message-id";

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Whether the listings in the address are this browser's own: such a page follows the stored list, also when another
 * tab changes it. A shared list stays as it was shared. Null in the server's HTML.
 */
function useOwnList(path: string, named: readonly number[], stays: boolean): boolean | null {
  const favourites = useStoredList("favourites");
  const key = named.join();
  const [ownership, setOwnership] = useState<{ key: string; isOwn: boolean } | null>(null);
  const followed = useRef<string | null>(null);
  const navigateTo = useSiteNavigate();
  useEffect(() => {
    // Judged once, by the list that the address names, not by each new array of it.
    const ids = key === "" ? [] : key.split(",").map(Number);
    setOwnership({
      key,
      isOwn: followed.current === key || ids.length === 0 || isSame(ids, storedListings("favourites")),
    });
  }, [key]);
  const isOwn = ownership?.key === key ? ownership.isOwn : null;
  useEffect(() => {
    if (!isOwn || stays || isSame(named, favourites)) return;
    followed.current = favourites.join();
    navigateTo(favouritesAddress(path, favourites), { replace: true, preventScrollReset: true });
  }, [isOwn, stays, named, favourites, path, navigateTo]);
  return isOwn;
}

type FavouritesBarProps = Pick<FavouritesData, "path" | "named" | "cards" | "stays">;

/** Actions for the page's listings: compare them, and save those that somebody shared. */
function FavouritesBar({ path, named, cards, stays }: FavouritesBarProps) {
  const intl = useIntl();
  const text = (name: MessageName<"favourites.">, values = {}) =>
    intl.formatMessage({ id: `favourites.${name}` }, values);
  const favourites = useStoredList("favourites");
  const isOwn = useOwnList(path, named, stays);
  const [storageProblem, setProblem] = useState<StorageProblem | null>(null);
  const [added, setAdded] = useState(false);
  const fresh = isOwn === false ? named.filter((id) => !favourites.includes(id)) : [];
  const others = isOwn === false && favourites.length > 0;
  const addAll = () => {
    const problem = updateStoredList("favourites", fresh, true);
    setProblem(problem);
    setAdded(problem === null);
  };
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.status}>
        {storageProblem ? <p>{text(`refused.${storageProblem}`)}</p> : null}
        {added && fresh.length === 0 ? <p>{text("taken")}</p> : null}
      </div>
      {fresh.length > 0 ? <Button onClick={addAll}>{text("takeAll", { count: fresh.length })}</Button> : null}
      {others ? <a href={favouritesAddress(path, favourites)}>{text("own", { count: favourites.length })}</a> : null}
      {cards >= comparedAtLeast ? (
        <form id={compareFormId} action={path} method="get">
          <input type="hidden" name="homes" value={named.join()} />
          <Button type="submit" variant={fresh.length > 0 ? "secondary" : "primary"}>
            {text("compare")}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

/** A8: the visitor's favourites, or a shared list. The server renders them; only the browser knows whose they are. */
export function FavouritesPage({ data }: { data: FavouritesData }) {
  const page = useRef<HTMLDivElement>(null);
  usePageTools(page);
  return (
    <Container className={styles.page}>
      <div ref={page} data-favourites="">
        <StaticHtml as="div" markup={data.page} />
      </div>
      <FavouritesBar {...data} />
    </Container>
  );
}
