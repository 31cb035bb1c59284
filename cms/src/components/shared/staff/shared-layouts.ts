import type { AdminLayouts } from "@gevel/core";

export const sharedComponentLayouts: AdminLayouts = {
  "shared.seo": {
    mainField: "metaTitle",
    edit: [
      { pageTitle: 6, metaTitle: 6 },
      { metaDescription: 12 },
      { ogTitle: 6, ogImage: 6 },
      { ogDescription: 12 },
      { twitterTitle: 6, twitterImage: 6 },
      { twitterDescription: 12 },
      { isActiveSEO: 4 },
    ],
    fields: {
      pageTitle: { label: "Title in the browser tab", help: "Empty: the title with the name of the agency." },
      metaTitle: {
        label: "Title in search results",
        help: "About 60 characters. Empty: the title in the browser tab.",
      },
      metaDescription: {
        label: "Description in search results",
        help: "About 155 characters. Empty: the introduction.",
      },
      ogTitle: {
        label: "Title when shared",
        help: "On Facebook, LinkedIn and WhatsApp. Empty: the title in search results.",
      },
      ogImage: {
        label: "Picture when shared",
        help: "1200 by 630 pixels. Empty: the banner or the picture of the page.",
      },
      ogDescription: { label: "Description when shared", help: "Empty: the description in search results." },
      twitterTitle: { label: "Title on X", help: "Empty: the title when shared." },
      twitterImage: { label: "Picture on X", help: "Empty: the picture when shared." },
      twitterDescription: { label: "Description on X", help: "Empty: the description when shared." },
      isActiveSEO: {
        label: "Findable in search engines",
        help: "Off keeps the page out of search results and out of the sitemap.",
      },
    },
  },
  "shared.link": {
    mainField: "label",
    edit: [
      { label: 6, url: 6 },
      { page: 6, article: 6 },
    ],
    fields: {
      label: { label: "Words", help: "What the link says. Say where it leads, not “click here”." },
      url: {
        label: "Address",
        help: "Only when it leads to neither a page nor an article of this site.",
        placeholder: "https://",
      },
      page: { label: "Page", help: "The page it leads to. The address follows when that page moves." },
      article: { label: "Article", help: "The article it leads to, when it is not a page." },
    },
  },
  "shared.banner": {
    mainField: "title",
    edit: [
      { type: 4, showSearch: 4, showValuation: 4 },
      { title: 8, accent: 4 },
      { text: 12 },
      { image: 6, gallery: 6 },
      { videoFile: 6, videoUrl: 6 },
    ],
    fields: {
      type: {
        label: "Kind of banner",
        help: "image: one picture. gallery: pictures that fade into each other. video: a silent film. properties: pictures of homes on offer.",
      },
      showSearch: { label: "Search box", help: "Lays the search box over the lower edge." },
      showValuation: {
        label: "Valuation",
        help: "Asks for street and town and leads on to the valuation form: that of this page, else of another. Beside the search box it is its third tab.",
      },
      title: { label: "Headline", help: "Short: five to eight words." },
      accent: { label: "Word in italic", help: "One word of the headline, written the same way." },
      text: { label: "Text under the headline", help: "One or two sentences." },
      image: { label: "Picture", help: "At least 2400 pixels wide. Also shown while a film or slideshow loads." },
      gallery: { label: "Pictures of the gallery", help: "Two to six, of the same size." },
      videoFile: {
        label: "Film",
        help: "Plays automatically: short and silent, 10 MB at most. Goes before an address.",
      },
      videoUrl: {
        label: "Address of a film elsewhere",
        help: "Of YouTube, Vimeo or another site. Visitors see the picture and start the film themselves.",
        placeholder: "https://",
      },
    },
  },
  "shared.slide": {
    mainField: "title",
    edit: [{ title: 6, picture: 6 }, { html: 12 }, { link: 12 }],
    fields: {
      title: { label: "Title", help: "A few words, shown over the text of the slide." },
      picture: {
        label: "Picture",
        help: "At least 1360 pixels wide. Give it an alternative text in the media library.",
      },
      html: { label: "Text", help: "Short: two or three lines fit on a phone." },
      link: { label: "Link", help: "Where the slide leads. Empty: nowhere." },
    },
  },
  "shared.column": {
    mainField: "title",
    edit: [{ title: 12 }, { introHtml: 12 }, { fullHtml: 12 }, { links: 12 }, { images: 12 }, { sm: 4, md: 4, lg: 4 }],
    fields: {
      title: { label: "Title", help: "The heading of the column. Empty: none." },
      introHtml: { label: "First text", help: "Shown in larger letters." },
      fullHtml: { label: "Text", help: "Under the first text, in ordinary letters." },
      links: { label: "Links", help: "Listed one under the other, in this order." },
      images: { label: "Pictures", help: "Such as logos of professional bodies." },
      sm: { label: "Width on a phone", help: "1 to 12 columns; 12 is the full width." },
      md: { label: "Width on a tablet", help: "1 to 12 columns." },
      lg: { label: "Width on a computer", help: "1 to 12 columns." },
    },
  },
};
