import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormIsland } from "~/forms/form-island";
import { handleFormPost } from "~/forms/handle-form-post.server";
import { ReturnedForm } from "~/forms/returned-form";
import { Breadcrumbs } from "~/shell/links/breadcrumbs";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";
import { ownFormOf } from "~/pages/listing-part/listing-part.server";
import { Container } from "~/ui/section";
import { resolveRequest } from "~/pages/resolve/resolve-request.server";
import { movedTo } from "~/pages/resolve/moved-to.server";
import { loadSitePage } from "~/pages/site-page.server";
import { screens } from "~/pages/screens";
import { leadProject } from "~/pages/lead-project.server";
import { leadMember, ownFormOfMember } from "~/pages/member/member-form.server";
import { showsForm } from "~/pages/shows-form.server";

export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const resolved = resolveRequest(context, url);
  if (resolved.kind === "redirect") throw redirect(movedTo(context, resolved.to), 301);
  return loadSitePage(context, resolved, url, request.headers.get("cookie"));
});

/** An editor's form posts to the page it is on. */
export const action = withErrorPage(async ({ context, request }: ActionFunctionArgs) => {
  const resolved = resolveRequest(context, new URL(request.url));
  if (resolved.kind === "redirect") throw redirect(resolved.to, 308);
  const own = ownFormOf(context, resolved) ?? ownFormOfMember(context, resolved);
  // Sold since the form was opened, or a form that it never had: the listing's page tells what is available.
  if (own === null && resolved.kind === "listing-part") throw redirect(`/property/${resolved.id}/`, 303);
  return handleFormPost(request, context, {
    ...{ language: resolved.language, own, project: leadProject(context, resolved) },
    member: leadMember(context, resolved),
    shows: (form, contactId) => own !== null || showsForm(context, resolved, { form, contactId }),
  });
});

/** Retry-After for a form sent too often and a page that does not exist yet; no caching of a page made for one visitor. */
export const headers: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders, parentHeaders }) => {
  const answer = new Headers(parentHeaders);
  const cacheControl = loaderHeaders.get("cache-control");
  if (cacheControl !== null) answer.set("cache-control", cacheControl);
  const wait = actionHeaders.get("retry-after") ?? errorHeaders?.get("retry-after") ?? null;
  if (wait !== null) answer.set("retry-after", wait);
  return answer;
};

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

/** All pages of editors and integrations; beneath them a returned form whose page no longer contains it. */
export default function SitePage() {
  return (
    <>
      <Screen />
      <ReturnedForm />
    </>
  );
}

function Screen() {
  const content = useLoaderData<typeof loader>();
  const NotFound = screens["not-found"];
  if (content.kind === "not-found") return <NotFound code={content.code} near={content.near} />;
  const breadcrumb = <Breadcrumbs crumbs={content.meta.breadcrumbs} />;
  if (content.kind === "page") return <screens.page page={content.page} data={content.data} breadcrumb={breadcrumb} />;
  if (content.kind === "place")
    return <screens.place head={content.head} list={content.list} breadcrumb={breadcrumb} />;
  if (content.kind === "property") return <screens.property data={content.property} breadcrumb={breadcrumb} />;
  if (content.kind === "part")
    return (
      <>
        <Container>{breadcrumb}</Container>
        <screens.part part={content.part} />
      </>
    );
  if (content.kind === "project")
    return (
      <screens.project
        data={content.project}
        breadcrumb={breadcrumb}
        contactForm={<FormIsland {...content.contactForm} level={2} variant="beside" />}
      />
    );
  return (
    <screens.article
      article={content.article}
      others={content.others}
      end={content.end}
      breadcrumb={breadcrumb}
      contactForm={content.contactForm && <FormIsland {...content.contactForm} level={2} variant="beside" />}
    />
  );
}
