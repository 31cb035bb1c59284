import type { ListingQuery, ListingSort } from "@gevel/config";
import { Form } from "@remix-run/react";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { useSiteNavigate } from "~/islands/use-site-navigate";
import { Button } from "~/ui/button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { listAddress } from "../query/list-address";
import { countAddress } from "./count-address";
import { FilterFields } from "./filter-fields";
import type { FilterOptions } from "../query/filter-options";
import styles from "./search-form.module.css";

/** Asks the server, so its script comes with the first change of a filter. */
const LiveCount = lazy(() => import("./live-count").then((module) => ({ default: module.LiveCount })));

interface SearchFormProps {
  id?: string;
  /** Address of the list page it leads to. */
  action: string;
  /** A list's own order, where it is not the usual one. */
  defaultSort?: ListingSort;
  query: ListingQuery;
  /** What is chosen already, where that is more than `query`. */
  begun?: ListingQuery | undefined;
  onChange?: (draft: ListingQuery) => void;
  /** How many match `query`. */
  count: number;
  options: FilterOptions;
  /** The results change under the form: stay where one is. */
  isInPlace?: boolean;
  withText?: boolean;
}

/** The filters and one button that says how many there are. A plain GET form, with the parameters of PROP-3. */
export function SearchForm({
  id,
  action,
  defaultSort,
  query,
  begun,
  onChange,
  count,
  options,
  isInPlace = false,
  withText = false,
}: SearchFormProps) {
  const intl = useIntl();
  const navigateTo = useSiteNavigate();
  const [draft, setDraft] = useState(begun ?? query);
  const [applied, setApplied] = useState(query);
  if (applied !== query) {
    setApplied(query);
    setDraft(query);
  }
  const address = countAddress(action, draft);
  const isKnown = address === countAddress(action, query);
  // Where nobody knows, the button has no number.
  const submitLabel = (live: number | null) =>
    live === null
      ? intl.formatMessage({ id: "properties.search.show" })
      : intl.formatMessage({ id: "properties.search.showCount" }, { count: live });

  const label = isKnown ? (
    submitLabel(count)
  ) : (
    <Suspense fallback={submitLabel(count)}>
      <LiveCount address={address} initialCount={count}>
        {submitLabel}
      </LiveCount>
    </Suspense>
  );

  const change = (changed: ListingQuery) => {
    setDraft(changed);
    onChange?.(changed);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const open of event.currentTarget.querySelectorAll("details[open]")) open.removeAttribute("open");
    navigateTo(listAddress(action, { ...draft, page: 1 }, defaultSort), { preventScrollReset: isInPlace });
  };

  return (
    <Form id={id} method="get" action={action} className={styles.form} onSubmit={submit} role="search">
      <FilterFields query={draft} options={options} withText={withText} onChange={change} />
      <Button type="submit" className={styles.submit}>
        {label}
      </Button>
      <VisuallyHidden>
        <span role="status">{draft === query ? "" : label}</span>
      </VisuallyHidden>
    </Form>
  );
}
