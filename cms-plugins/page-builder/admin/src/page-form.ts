import { useForm } from "@strapi/strapi/admin";
import { useParams, useSearchParams } from "react-router-dom";
import { z } from "zod";

const pageUid = "api::page.page";

/** The open form of a page: Strapi writes the language into the address. Null beside other forms. */
export function usePageForm() {
  const { slug, id } = useParams();
  const [search] = useSearchParams();
  const form = useForm("PageForm", (all) => all);
  const language = search.get("plugins[i18n][locale]") ?? "";
  const isPublishedTab = search.get("status") === "published";
  if (slug !== pageUid || language === "" || isPublishedTab) return null;
  return { form, id: id === undefined || id === "create" ? null : id, language };
}

const addedSchema = z.object({
  modules: z.object({
    connect: z.array(
      z.object({
        status: z.string().optional(),
        apiData: z.object({ isTemporary: z.boolean().optional() }).optional(),
      }),
    ),
  }),
});

/** Number of modules added to the page since it was saved that were never published in its language. */
export const addedDrafts = (values: unknown): number =>
  addedSchema
    .safeParse(values)
    .data?.modules.connect.filter(({ status, apiData }) => status === "draft" && apiData?.isTemporary === true)
    .length ?? 0;

export const pageAddress = (id: string, language: string) => ({
  pathname: `/content-manager/collection-types/${pageUid}/${id}`,
  search: new URLSearchParams({ "plugins[i18n][locale]": language }).toString(),
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The values of a form as the CMS expects them: a chosen entry is sent as the form's `apiData`. */
export function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  if (!isRecord(value)) return value;
  if ("apiData" in value) return value.apiData;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asSent(inner)]));
}
