import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { compareFormId, comparedAtLeast } from "./compared";
import type { FavouritesData } from "./favourites-data";
import { favouritesAddress } from "./homes-in-address";
import { shelve, type Refusal } from "./shelf";
import { useOwnList } from "./use-own-list";
import { useShelf } from "./use-shelf";
import styles from "./favourites-page.module.css";

type FavouritesBarProps = Pick<FavouritesData, "path" | "named" | "cards" | "stays">;

/** What one can do with the homes of the page: compare them, and keep those that somebody else shared. */
export function FavouritesBar({ path, named, cards, stays }: FavouritesBarProps) {
  const intl = useIntl();
  const text = (name: string, values = {}) => intl.formatMessage({ id: `favourites.${name}` }, values);
  const kept = useShelf("kept");
  const isOwn = useOwnList(path, named, stays);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [took, setTook] = useState(false);
  const fresh = isOwn === false ? named.filter((id) => !kept.includes(id)) : [];
  const others = isOwn === false && kept.length > 0;
  const take = () => {
    const problem = shelve("kept", fresh, true);
    setRefusal(problem);
    setTook(problem === null);
  };
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.told}>
        {refusal ? <p>{text(`refused.${refusal}`)}</p> : null}
        {took && fresh.length === 0 ? <p>{text("taken")}</p> : null}
      </div>
      {fresh.length > 0 ? <Button onClick={take}>{text("takeAll", { count: fresh.length })}</Button> : null}
      {others ? <a href={favouritesAddress(path, kept)}>{text("own", { count: kept.length })}</a> : null}
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
