import {
  failureSchema,
  leadDocumentsSchema,
  madeVisitCalendarSchema,
  visitCalendarsSchema,
  visitWeekSchema,
  type StaffVisitChange,
} from "@gevel/config";
import { useAsked } from "@gevel/kit/admin";
import { FetchError, useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

const readWeek = (data: unknown) => visitWeekSchema.parse(data);
const readCalendars = (data: unknown) => visitCalendarsSchema.parse(data);
const readDocuments = (data: unknown) => leadDocumentsSchema.parse(data);

export const useWeek = (monday: string) => useAsked(`/leads/visits?from=${monday}`, readWeek);
export const useCalendars = () => useAsked("/leads/visit-calendars", readCalendars);
export const useLeadDocuments = (lead: string) =>
  useAsked(`/leads/documents/${encodeURIComponent(lead)}`, readDocuments);

/** What the CMS said of a refusal, by the catalogue's name; null where it was none of ours. */
export function refusalOf(cause: unknown): string | null {
  const told = cause instanceof FetchError ? failureSchema.safeParse(cause.response?.data) : null;
  return told?.success ? told.data.error.code : null;
}

/** What staff do with visits. */
export function useVisitActions() {
  const { post, put, del } = useFetchClient();
  return useMemo(
    () => ({
      change: async (documentId: string, change: StaffVisitChange) => {
        await post<unknown>(`/leads/visits/${encodeURIComponent(documentId)}`, change);
      },
      closeDay: async (day: string, closed: boolean) => {
        await put<unknown>("/leads/closed-day", { day, closed });
      },
      makeCalendar: async (name: string, agentEmail: string) =>
        madeVisitCalendarSchema.parse((await post<unknown>("/leads/visit-calendars", { name, agentEmail })).data).url,
      renewCalendar: async (id: number) =>
        madeVisitCalendarSchema.parse((await post<unknown>(`/leads/visit-calendars/${id}/renewal`)).data).url,
      endCalendar: async (id: number) => {
        await del<unknown>(`/leads/visit-calendars/${id}`);
      },
    }),
    [post, put, del],
  );
}
