import { reportBoardSchema, type ReportPlan } from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { z } from "zod";

const readBoard = (data: unknown) => reportBoardSchema.parse(data);
const file = z.instanceof(Blob);

export const useBoard = (month: string | null) =>
  useQuery(`/owner-stats/reports${month ? `?month=${encodeURIComponent(month)}` : ""}`, readBoard);

/** What staff do with reports. */
export function useReportActions() {
  const { get, post, put } = useFetchClient();
  return useMemo(
    () => ({
      make: async (month: string) => void (await post("/owner-stats/reports/make", { month })),
      sendAgain: async (delivery: number) => void (await post(`/owner-stats/reports/deliveries/${delivery}/again`)),
      savePlan: async (plan: ReportPlan) => void (await put("/owner-stats/reports/plan", plan)),
      /** In a tab of its own, which is opened with the click: a browser lets none come later. */
      async open(report: number) {
        const tab = window.open("", "_blank");
        try {
          const { data } = await get<unknown>(`/owner-stats/reports/${report}/file`, { responseType: "blob" });
          const address = URL.createObjectURL(file.parse(data));
          if (tab) tab.location.href = address;
        } catch (cause) {
          tab?.close();
          throw cause;
        }
      },
    }),
    [get, post, put],
  );
}
