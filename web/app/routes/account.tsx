import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StaticHtml } from "~/islands/static-markup";
import { accountHeaders, loadAccount, type AccountParams } from "~/portal/account/account.server";
import { answerAccount } from "~/portal/account/answer-account.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";

const paramsOf = ({ params }: Pick<LoaderFunctionArgs, "params">): AccountParams => ({
  language: params["language"],
  page: params["page"],
  token: params["token"],
});

export const loader = withErrorPage(async ({ context, request, params }: LoaderFunctionArgs) =>
  loadAccount(context, request, paramsOf({ params })),
);

export const action = withErrorPage(async ({ context, request, params }: ActionFunctionArgs) =>
  answerAccount(context, request, paramsOf({ params })),
);

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get("retry-after");
  return { ...accountHeaders, ...(wait !== null && { "Retry-After": wait }) };
};

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

/** OWNER-1: where an owner requests a link, where it leads, and where they are logged in. */
export default function Account() {
  const { page } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <StaticHtml as="div" markup={answered?.page ?? page} />;
}
