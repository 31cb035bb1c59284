import type { LoaderFunctionArgs } from "@remix-run/node";

const text = (siteUrl: string) => `User-agent: *
Disallow: /preview
Disallow: /*/preview
Disallow: /hooks/

Sitemap: ${siteUrl}/sitemap.xml
`;

export const loader = async ({ context }: LoaderFunctionArgs) =>
  new Response(text(context.siteUrl), { headers: { "content-type": "text/plain; charset=utf-8" } });
