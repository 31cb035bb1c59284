import { publishPageResponseSchema } from "@gevel/config";
import { inAdminLanguage, invalidateDocuments } from "@gevel/core/admin";
import {
  FetchError,
  unstable_useDocumentActions,
  useAPIErrorHandler,
  useFetchClient,
  useNotification,
} from "@strapi/strapi/admin";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { useMessages } from "./use-messages";
import { pageBuilderPath } from "./page-builder-api";
import { asSent, pageAddress, type usePageForm } from "./page-form";

type PageForm = NonNullable<ReturnType<typeof usePageForm>>;

const pageType = { collectionType: "collection-types", model: "api::page.page" } as const;
const recordSchema = z.record(z.string(), z.unknown());
const savedSchema = z.union([
  z.object({ documentId: z.string() }),
  z.object({ data: z.object({ documentId: z.string() }) }).transform(({ data }) => data),
]);
const errorResponseSchema = z.object({ error: z.looseObject({ name: z.string() }) });

/** Saves the form if it changed, then publishes the page with its new modules. Returns nothing; errors are shown. */
export function usePublishWithModules({ form, id, language }: PageForm) {
  const { text } = useMessages();
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const { create, update } = unstable_useDocumentActions();
  const { toggleNotification } = useNotification();
  const { formatAPIError, _unstableFormatValidationErrors: formatValidationErrors } = useAPIErrorHandler();

  /** The id of the page as stored now; null where it was rejected, with the errors beside the fields. */
  const save = async (): Promise<string | null> => {
    if (id !== null && !form.modified) return id;
    const { errors } = await form.validate(true, { status: "published" });
    if (errors) return null;
    const data = recordSchema.parse(asSent(form.getValues()));
    const params = { locale: language };
    const answer: unknown = await (id === null
      ? create({ model: pageType.model, params }, data)
      : update({ ...pageType, documentId: id, params }, data));
    const errorResponse = errorResponseSchema.safeParse(answer).data;
    if (errorResponse === undefined) return savedSchema.parse(answer).documentId;
    if (errorResponse.error.name === "ValidationError")
      form.setErrors(
        formatValidationErrors(z.custom<Parameters<typeof formatValidationErrors>[0]>().parse(errorResponse.error)),
      );
    return null;
  };

  return async (): Promise<void> => {
    form.setSubmitting(true);
    try {
      const saved = await save();
      if (saved === null) return;
      if (id !== null) form.resetForm(form.getValues());
      const { data } = await post<unknown>(pageBuilderPath(`/pages/${saved}/publish`), { language }, inAdminLanguage());
      const { modules } = publishPageResponseSchema.parse(data);
      toggleNotification({ type: "success", message: text("page-builder.page.published", { count: modules }) });
      invalidateDocuments();
      if (id === null) navigate(pageAddress(saved, language), { replace: true });
    } catch (cause) {
      toggleNotification({
        type: "danger",
        message: cause instanceof FetchError ? formatAPIError(cause) : String(cause),
      });
    } finally {
      form.setSubmitting(false);
    }
  };
}
