import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StaticHtml } from "~/islands/static-markup";
import { answerAnalyticsOptOut, loadAnalyticsOptOut, analyticsOptOutHeaders } from "~/pages/analytics-opt-out.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";

export const loader = withErrorPage(async ({ context, request, params }: LoaderFunctionArgs) =>
  loadAnalyticsOptOut(context, request, params["language"]),
);

export const action = withErrorPage(async ({ context, request, params }: ActionFunctionArgs) =>
  answerAnalyticsOptOut(context, request, params["language"]),
);

export const headers = () => analyticsOptOutHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

export default function AnalyticsOptOut() {
  return <StaticHtml as="div" markup={useLoaderData<typeof loader>().page} />;
}
