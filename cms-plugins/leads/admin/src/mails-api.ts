import {
  mailFileSchema,
  mailFilesSchema,
  mailListSchema,
  mailPreviewSchema,
  mailRetryResponseSchema,
  mailTestResponseSchema,
  storedMailTextsSchema,
  type FormKey,
  type Language,
  type MailPreviewRequest,
  type MailState,
  type MailTexts,
} from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

const readList = (data: unknown) => mailListSchema.parse(data);
const readMailTexts = (data: unknown) => storedMailTextsSchema.parse(data);
const readFiles = (data: unknown) => mailFilesSchema.parse(data);
const readFile = (data: unknown) => mailFileSchema.parse(data);

export interface MailsQuery {
  page?: number;
  state?: MailState | undefined;
  lead?: string;
}

const queryOf = ({ page = 1, state, lead }: MailsQuery) =>
  new URLSearchParams({ page: String(page), ...(state && { state }), ...(lead && { lead }) }).toString();

const mailTextsPath = (form: FormKey, language: Language) => `/leads/mail-texts/${form}/${language}`;

export const useMails = (query: MailsQuery) => useQuery(`/leads/mails?${queryOf(query)}`, readList);
export const useMailTexts = (form: FormKey, language: Language) =>
  useQuery(mailTextsPath(form, language), readMailTexts);
export const useMailFiles = () => useQuery("/leads/mail-files", readFiles);
export const useMailFile = (name: string) => useQuery(`/leads/mail-files/${encodeURIComponent(name)}`, readFile);

/** The actions of staff on mails. */
export function useMailActions() {
  const { post, put } = useFetchClient();
  return useMemo(
    () => ({
      retry: async (ids?: readonly number[]) =>
        mailRetryResponseSchema.parse((await post<unknown>("/leads/mails/retry", ids ? { ids } : {})).data).retried,
      save: async (form: FormKey, language: Language, texts: MailTexts) =>
        readMailTexts((await put<unknown>(mailTextsPath(form, language), texts)).data),
      preview: async (question: MailPreviewRequest) =>
        mailPreviewSchema.parse((await post<unknown>("/leads/mail-preview", question)).data),
      test: async (question: MailPreviewRequest & { to: string }) =>
        mailTestResponseSchema.parse((await post<unknown>("/leads/mail-test", question)).data).problem,
    }),
    [post, put],
  );
}
