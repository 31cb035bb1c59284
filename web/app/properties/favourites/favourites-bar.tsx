import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { compareFormId, comparedAtLeast } from "./compared";
import type { FavouritesData } from "./favourites-data";
import { favouritesAddress } from "./listings-in-address";
import { updateStoredList, type StorageProblem } from "./favourites-store";
import { useOwnList } from "./use-own-list";
import { useStoredList } from "./use-stored-list";
import styles from "./favourites-page.module.css";

type FavouritesBarProps = Pick<FavouritesData, "path" | "named" | "cards" | "stays">;

/** What one can do with the homes of the page: compare them, and keep those that somebody else shared. */
export function FavouritesBar({ path, named, cards, stays }: FavouritesBarProps) {
  const intl = useIntl();
  const text = (name: string, values = {}) => intl.formatMessage({ id: `favourites.${name}` }, values);
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
