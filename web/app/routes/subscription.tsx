import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StaticHtml } from "~/islands/static-markup";
import { answerSubscription, loadSubscription, subscriptionHeaders } from "~/pages/subscription.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";

export const loader = withErrorPage(async ({ context, request, params }: LoaderFunctionArgs) =>
  loadSubscription(context, request, params),
);

export const action = withErrorPage(async ({ context, request, params }: ActionFunctionArgs) =>
  answerSubscription(context, request, params),
);

export const headers = () => subscriptionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

export default function Subscription() {
  return <StaticHtml as="div" markup={useLoaderData<typeof loader>().page} />;
}
