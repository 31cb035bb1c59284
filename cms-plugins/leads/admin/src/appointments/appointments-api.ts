import {
  failureSchema,
  leadDocumentsSchema,
  createdStaffCalendarSchema,
  staffCalendarsSchema,
  appointmentWeekSchema,
  type StaffAppointmentChange,
} from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { FetchError, useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

const readWeek = (data: unknown) => appointmentWeekSchema.parse(data);
const readCalendars = (data: unknown) => staffCalendarsSchema.parse(data);
const readDocuments = (data: unknown) => leadDocumentsSchema.parse(data);

export const useWeek = (monday: string) => useQuery(`/leads/visits?from=${monday}`, readWeek);
export const useCalendars = () => useQuery("/leads/visit-calendars", readCalendars);
export const useLeadDocuments = (lead: string) =>
  useQuery(`/leads/documents/${encodeURIComponent(lead)}`, readDocuments);

/** The catalogue's code of an error from the CMS; null if it is not one of ours. */
export function errorCodeOf(cause: unknown): string | null {
  const failure = cause instanceof FetchError ? failureSchema.safeParse(cause.response?.data) : null;
  return failure?.success ? failure.data.error.code : null;
}

/** The actions of staff on viewings. */
export function useAppointmentActions() {
  const { post, put, del } = useFetchClient();
  return useMemo(
    () => ({
      change: async (documentId: string, change: StaffAppointmentChange) => {
        await post<unknown>(`/leads/visits/${encodeURIComponent(documentId)}`, change);
      },
      closeDay: async (day: string, closed: boolean) => {
        await put<unknown>("/leads/closed-day", { day, closed });
      },
      makeCalendar: async (name: string, agentEmail: string) =>
        createdStaffCalendarSchema.parse((await post<unknown>("/leads/visit-calendars", { name, agentEmail })).data)
          .url,
      renewCalendar: async (id: number) =>
        createdStaffCalendarSchema.parse((await post<unknown>(`/leads/visit-calendars/${id}/renewal`)).data).url,
      endCalendar: async (id: number) => {
        await del<unknown>(`/leads/visit-calendars/${id}`);
      },
    }),
    [post, put, del],
  );
}
