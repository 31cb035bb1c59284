import type { DocumentLink } from "@gevel/config";
import { data, type AppLoadContext } from "@remix-run/node";
import { canonicalPath } from "~/i18n/paths";
import type { PageMeta } from "~/shell/head/page-meta";
import { behindLink, enabledLanguage, personalHeaders, personalPage } from "./load-appointment.server";

export interface DocumentPageData {
  kind: "my-document";
  meta: PageMeta;
  document: DocumentLink | null;
  /** The address from which the button downloads the file. */
  fileAddress: string;
  office: { phone: string; email: string };
}

interface Params {
  language?: string | undefined;
  token?: string | undefined;
}

/** FORM-8: the page of a document link. A mail scanner that follows it fetches nothing: a person presses the button. */
export async function loadDocument(context: AppLoadContext, params: Params) {
  const { token = "" } = params;
  const language = enabledLanguage(context, params.language);
  const path = `my-document/${token}`;
  const page = personalPage(context, language, { title: "documents.title", path });
  const document = await behindLink(token, (known) => context.cms.readDocument(known));
  const shown: DocumentPageData = {
    kind: "my-document",
    ...page,
    document,
    fileAddress: `${canonicalPath(language, path)}file`,
  };
  return data(shown, { status: document?.state === "open" ? 200 : 404, headers: personalHeaders });
}
