import { leadStates, type Inbox, type InboxFilterOptions, type InboxFilter } from "@gevel/config";
import type { QueryStatus } from "@gevel/core/admin";
import { FieldLoadState, FilterSelect } from "@gevel/core/screens";
import { Box, Flex, Searchbar, SearchForm } from "@strapi/design-system";
import { useCallback, useEffect, useState, type FormEvent } from "react";
import styled from "styled-components";
import { useMessages } from "../use-messages";
import type { withInboxParam } from "./inbox-search-params";

type Name = Parameters<typeof withInboxParam>[1];

interface FiltersProps {
  filter: InboxFilter;
  choices: InboxFilterOptions;
  fetching: QueryStatus;
  counts: Inbox["counts"] | null;
  setFilter: (name: Name, value: string) => void;
}

const Filters = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(165px, 1fr));
  gap: 8px;
`;

/** Searches when the user pauses typing or presses Enter. */
function Search({ value, setFilter }: { value: string; setFilter: (text: string) => void }) {
  const { text } = useMessages();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back in the browser brings an older search along.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => setFilter(typed.trim()), 400);
    return () => clearTimeout(timer);
  }, [typed, value, setFilter]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFilter(typed.trim());
  };
  return (
    <SearchForm onSubmit={submit}>
      <Searchbar
        size="S"
        name="search"
        value={typed}
        maxLength={200}
        placeholder={text("leads.inbox.searchHint")}
        clearLabel={text("leads.inbox.clearSearch")}
        onClear={() => setTyped("")}
        onChange={(event) => setTyped(event.target.value)}
      >
        {text("leads.inbox.search")}
      </Searchbar>
    </SearchForm>
  );
}

/** The filters whose options are fetched. */
const fetchedFilters = ["leads.inbox.form", "leads.inbox.assignee", "leads.inbox.office", "leads.inbox.agent"] as const;

const named = (values: readonly string[]) => values.map((value) => [value, value] as const);

export function InboxFilters({ filter, choices, fetching, counts, setFilter }: FiltersProps) {
  const { text, formName } = useMessages();
  const search = useCallback((typed: string) => setFilter("search", typed), [setFilter]);
  const { forms, offices, agents, staff } = choices;
  const states = leadStates.map((state) => {
    const name = text(`leads.inbox.state.${state}`);
    return [state, counts ? `${name} (${counts[state]})` : name] as const;
  });
  return (
    <Flex direction="column" alignItems="stretch" gap={2} paddingBottom={4}>
      <Search value={filter.search ?? ""} setFilter={search} />
      <Filters>
        <FilterSelect
          label={text("leads.inbox.state")}
          all={text("leads.inbox.allStates")}
          value={filter.state}
          options={states}
          onSelect={(value) => setFilter("state", value)}
        />
        <FilterSelect
          label={text("leads.inbox.form")}
          all={text("leads.inbox.allForms")}
          value={filter.form}
          options={forms.map((form) => [form, formName(form)] as const)}
          onSelect={(value) => setFilter("form", value)}
        />
        <FilterSelect
          label={text("leads.inbox.assignee")}
          all={text("leads.inbox.allAssignees")}
          value={filter.assignee === undefined ? undefined : String(filter.assignee)}
          options={[
            ["me", text("leads.inbox.me")],
            ["nobody", text("leads.inbox.nobody")],
            ...staff.map(({ id, name }) => [String(id), name] as const),
          ]}
          onSelect={(value) => setFilter("assignee", value)}
        />
        {(offices.length > 0 || filter.office !== undefined) && (
          <FilterSelect
            label={text("leads.inbox.office")}
            all={text("leads.inbox.allOffices")}
            value={filter.office}
            options={named(offices)}
            onSelect={(value) => setFilter("office", value)}
          />
        )}
        {(agents.length > 0 || filter.agent !== undefined) && (
          <FilterSelect
            label={text("leads.inbox.agent")}
            all={text("leads.inbox.allAgents")}
            value={filter.agent}
            options={named(agents)}
            onSelect={(value) => setFilter("agent", value)}
          />
        )}
      </Filters>
      <FieldLoadState {...fetching} of={fetchedFilters.map((each) => text(each)).join(", ")} />
    </Flex>
  );
}
