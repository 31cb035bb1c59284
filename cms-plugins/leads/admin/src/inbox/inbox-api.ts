import {
  inboxChoicesSchema,
  inboxSchema,
  leadChangedSchema,
  leadDetailSchema,
  writtenSchema,
  type InboxChoices,
  type InboxFilter,
  type LeadState,
  type StaffMember,
} from "@gevel/config";
import { fetched, inAdminLanguage, useAsked, useFetched, type Fetching } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

const readInbox = (data: unknown) => inboxSchema.parse(data);
const readLead = (data: unknown) => leadDetailSchema.parse(data);

/** A filter as an address carries it; what is not asked for is left out. */
const queryOf = (filter: InboxFilter & { page?: number }): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();

const leadPath = (lead: string) => `/leads/inbox/${encodeURIComponent(lead)}`;

export const useInbox = (asked: InboxFilter & { page: number }) =>
  useAsked(`/leads/inbox?${queryOf(asked)}`, readInbox);
export const useLead = (lead: string) => useAsked(leadPath(lead), readLead);

const inboxChoices = fetched(async (get, path) => inboxChoicesSchema.parse(await get(path)));
const noChoices: InboxChoices = { forms: [], offices: [], agents: [], staff: [] };

/** What leads are found by and to whom they can be assigned; what is not known yet is none, and `fetching` says so. */
export function useInboxChoices(): { choices: InboxChoices; fetching: Fetching } {
  const { asked, again } = useFetched(inboxChoices, "/leads/inbox-choices");
  return { choices: asked.state === "here" ? asked.answer : noChoices, fetching: { state: asked.state, again } };
}

/** Colleagues, as what assigns a lead offers them. */
export interface Assignees {
  staff: readonly StaffMember[];
  fetching: Fetching;
}

/** What staff do with leads. */
export function useInboxActions() {
  const { get, put, post } = useFetchClient();
  return useMemo(
    () => ({
      state: async (lead: string, was: LeadState, to: LeadState) =>
        leadChangedSchema.parse((await put<unknown>(`${leadPath(lead)}/state`, { was, to })).data),
      assignee: async (lead: string, was: number | null, to: number | null) =>
        leadChangedSchema.parse((await put<unknown>(`${leadPath(lead)}/assignee`, { was, to })).data),
      note: async (lead: string, note: { key: string; text: string }) =>
        writtenSchema.parse((await post<unknown>(`${leadPath(lead)}/notes`, note)).data),
      answer: async (lead: string, answer: { key: string; subject: string; text: string }) =>
        writtenSchema.parse((await post<unknown>(`${leadPath(lead)}/answers`, answer)).data),
      export: async (filter: InboxFilter) =>
        (await get(`/leads/inbox-export?${queryOf(filter)}`, { ...inAdminLanguage(), responseType: "blob" })).data,
    }),
    [get, put, post],
  );
}
