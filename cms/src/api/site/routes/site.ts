/** `auth: false`: the actions check the replica's secret themselves, without reading roles for every poll. */
export default {
  routes: [
    { method: "GET", path: "/site/feed", handler: "site.feed", config: { auth: false } },
    { method: "GET", path: "/site/preview", handler: "site.preview", config: { auth: false } },
  ],
};
