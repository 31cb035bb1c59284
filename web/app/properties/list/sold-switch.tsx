import { useIntl } from "react-intl";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";

interface SoldSwitchProps extends ListState {
  /** How many more it would show. */
  gone: number;
}

/** PROP-10: shows what is sold or rented as well, after everything on offer. A link, so that the choice stands in the address. */
export function SoldSwitch({ path, query, defaultSort, gone }: SoldSwitchProps) {
  const intl = useIntl();
  if (gone === 0) return null;
  return (
    <a href={listAddress(path, { ...query, sold: true }, defaultSort)} rel="nofollow" data-keep-scroll>
      {intl.formatMessage({ id: `properties.list.showSold.${query.goal}` }, { count: gone })}
    </a>
  );
}
