import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LoginScreen } from "~/portal/account/login-screen";
import { loadLogin } from "~/pages/login.server";
import { answerLogin } from "~/portal/account/login.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";

export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) => loadLogin(context, request));

export const action = async ({ context, request }: ActionFunctionArgs) => answerLogin(context, request);

/** Headers of the answer to a login: when to retry, and no caching. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

export default function Login() {
  const { meta: _head, ...offer } = useLoaderData<typeof loader>();
  return <LoginScreen problem={useActionData<typeof action>() ?? null} {...offer} />;
}
