import {
  mailFileSchema,
  mailFilesSchema,
  mailListSchema,
  mailPreviewSchema,
  mailRetrySchema,
  mailTestSchema,
  storedMailTextsSchema,
  type FormKey,
  type Language,
  type MailPreviewQuestion,
  type MailState,
  type MailTexts,
} from "@gevel/config";
import { useAsked } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useMemo } from "react";

const readList = (data: unknown) => mailListSchema.parse(data);
const readTexts = (data: unknown) => storedMailTextsSchema.parse(data);
const readFiles = (data: unknown) => mailFilesSchema.parse(data);
const readFile = (data: unknown) => mailFileSchema.parse(data);

export interface MailsAsked {
  page?: number;
  state?: MailState | undefined;
  lead?: string;
}

const queryOf = ({ page = 1, state, lead }: MailsAsked) =>
  new URLSearchParams({ page: String(page), ...(state && { state }), ...(lead && { lead }) }).toString();

const textsPath = (form: FormKey, language: Language) => `/leads/mail-texts/${form}/${language}`;

export const useMails = (asked: MailsAsked) => useAsked(`/leads/mails?${queryOf(asked)}`, readList);
export const useMailTexts = (form: FormKey, language: Language) => useAsked(textsPath(form, language), readTexts);
export const useMailFiles = () => useAsked("/leads/mail-files", readFiles);
export const useMailFile = (name: string) => useAsked(`/leads/mail-files/${encodeURIComponent(name)}`, readFile);

/** What staff do with mails. */
export function useMailActions() {
  const { post, put } = useFetchClient();
  return useMemo(
    () => ({
      retry: async (ids?: readonly number[]) =>
        mailRetrySchema.parse((await post<unknown>("/leads/mails/retry", ids ? { ids } : {})).data).retried,
      save: async (form: FormKey, language: Language, texts: MailTexts) =>
        readTexts((await put<unknown>(textsPath(form, language), texts)).data),
      preview: async (question: MailPreviewQuestion) =>
        mailPreviewSchema.parse((await post<unknown>("/leads/mail-preview", question)).data),
      test: async (question: MailPreviewQuestion & { to: string }) =>
        mailTestSchema.parse((await post<unknown>("/leads/mail-test", question)).data).problem,
    }),
    [post, put],
  );
}
