import {
  inboxFilterOptionsSchema,
  inboxSchema,
  leadUpdateResponseSchema,
  leadDetailSchema,
  savedResponseSchema,
  type InboxFilterOptions,
  type InboxFilter,
  type LeadState,
  type StaffMember,
} from "@gevel/config";
import { sharedQuery, inAdminLanguage, useQuery, useSharedQuery, type QueryStatus } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

const readInbox = (data: unknown) => inboxSchema.parse(data);
const readLead = (data: unknown) => leadDetailSchema.parse(data);

/** A filter as a query string; unset values are left out. */
const queryOf = (filter: InboxFilter & { page?: number }): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();

const leadPath = (lead: string) => `/leads/inbox/${encodeURIComponent(lead)}`;

export const useInbox = (query: InboxFilter & { page: number }) =>
  useQuery(`/leads/inbox?${queryOf(query)}`, readInbox);
export const useLead = (lead: string) => useQuery(leadPath(lead), readLead);

const inboxChoices = sharedQuery(async (get, path) => inboxFilterOptionsSchema.parse(await get(path)));
const noChoices: InboxFilterOptions = { forms: [], offices: [], agents: [], staff: [] };

/**
 * The filter options of the inbox and the staff that leads can be assigned to; empty until loaded, with the state in
 * `fetching`.
 */
export function useInboxChoices(): { choices: InboxFilterOptions; fetching: QueryStatus } {
  const { query, reload } = useSharedQuery(inboxChoices, "/leads/inbox-choices");
  return { choices: query.state === "loaded" ? query.answer : noChoices, fetching: { state: query.state, reload } };
}

/** Colleagues, as what assigns a lead offers them. */
export interface Assignees {
  staff: readonly StaffMember[];
  fetching: QueryStatus;
}

/** The actions of staff on leads. */
export function useInboxActions() {
  const { get, put, post } = useFetchClient();
  return useMemo(
    () => ({
      state: async (lead: string, was: LeadState, to: LeadState) =>
        leadUpdateResponseSchema.parse((await put<unknown>(`${leadPath(lead)}/state`, { was, to })).data),
      assignee: async (lead: string, was: number | null, to: number | null) =>
        leadUpdateResponseSchema.parse((await put<unknown>(`${leadPath(lead)}/assignee`, { was, to })).data),
      note: async (lead: string, note: { key: string; text: string }) =>
        savedResponseSchema.parse((await post<unknown>(`${leadPath(lead)}/notes`, note)).data),
      answer: async (lead: string, answer: { key: string; subject: string; text: string }) =>
        savedResponseSchema.parse((await post<unknown>(`${leadPath(lead)}/answers`, answer)).data),
      export: async (filter: InboxFilter) =>
        (await get(`/leads/inbox-export?${queryOf(filter)}`, { ...inAdminLanguage(), responseType: "blob" })).data,
    }),
    [get, put, post],
  );
}
