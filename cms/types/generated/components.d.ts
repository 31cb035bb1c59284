import type { Schema, Struct } from "@strapi/strapi";

export interface ConfigAgent extends Struct.ComponentSchema {
  collectionName: "components_config_agents";
  info: {
    description: "A recognised estate agent";
    displayName: "Estate agent";
    icon: "user";
  };
  attributes: {
    name: Schema.Attribute.String;
    number: Schema.Attribute.String;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface ConfigColors extends Struct.ComponentSchema {
  collectionName: "components_config_colorss";
  info: {
    description: "The agency's colours";
    displayName: "Colours";
    icon: "paint";
  };
  attributes: {
    accent: Schema.Attribute.String & Schema.Attribute.CustomField<"plugin::color-picker.color">;
    accentDark: Schema.Attribute.String & Schema.Attribute.CustomField<"plugin::color-picker.color">;
    highlight: Schema.Attribute.String & Schema.Attribute.CustomField<"plugin::color-picker.color">;
  };
}

export interface ConfigHeader extends Struct.ComponentSchema {
  collectionName: "components_config_headers";
  info: {
    description: "What the header shows";
    displayName: "Header";
    icon: "layout";
  };
  attributes: {
    freeEvaluationLabel: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    showFreeEvaluation: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    showLanguageSwitcher: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    showOwnerLogin: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
  };
}

export interface ConfigIdentity extends Struct.ComponentSchema {
  collectionName: "components_config_identitys";
  info: {
    description: "What Belgian law asks an agency to show";
    displayName: "Legal identity";
    icon: "shield";
  };
  attributes: {
    agents: Schema.Attribute.Component<"config.agent", true>;
    codeOfConductUrl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    companyName: Schema.Attribute.String;
    companyNumber: Schema.Attribute.String;
    insurer: Schema.Attribute.String;
    policyNumber: Schema.Attribute.String;
    supervisor: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    supervisorAddress: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    thirdPartyAccount: Schema.Attribute.String;
    vatNumber: Schema.Attribute.String;
  };
}

export interface ConfigLanguage extends Struct.ComponentSchema {
  collectionName: "components_config_languages";
  info: {
    description: "A language of the site";
    displayName: "Language";
    icon: "earth";
  };
  attributes: {
    code: Schema.Attribute.Enumeration<["nl", "fr", "en", "de"]>;
    use: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
  };
}

export interface ConfigMailRecipient extends Struct.ComponentSchema {
  collectionName: "components_config_mail_recipients";
  info: {
    description: "Who gets the mails of a form";
    displayName: "Mail recipients";
    icon: "envelop";
  };
  attributes: {
    emails: Schema.Attribute.Text;
    form: Schema.Attribute.Enumeration<
      [
        "site-contact",
        "contact-me",
        "contact-demand",
        "contact-demand-small",
        "contact-construction",
        "demand-register",
        "job-contact",
        "keep-informed",
        "newsletter",
        "testimonial",
        "unsubscribe",
        "ask-info",
        "contact-appointment",
        "document-request",
        "contact-member",
      ]
    >;
  };
}

export interface ConfigMarquee extends Struct.ComponentSchema {
  collectionName: "components_config_marquees";
  info: {
    description: "What a marquee number of the listings means";
    displayName: "Marquee";
    icon: "priceTag";
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    state: Schema.Attribute.Enumeration<["available", "option", "sold", "rented"]> &
      Schema.Attribute.DefaultTo<"available">;
    value: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
  };
}

export interface ConfigOffice extends Struct.ComponentSchema {
  collectionName: "components_config_offices";
  info: {
    description: "An office with its hours";
    displayName: "Office";
    icon: "pinMap";
  };
  attributes: {
    city: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    email: Schema.Attribute.Email;
    hours: Schema.Attribute.Component<"config.opening-hours", true> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    houseNumber: Schema.Attribute.String;
    latitude: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    longitude: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    phone: Schema.Attribute.String;
    picture: Schema.Attribute.Media<"images">;
    street: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    zip: Schema.Attribute.String;
  };
}

export interface ConfigOpeningHours extends Struct.ComponentSchema {
  collectionName: "components_config_opening_hourss";
  info: {
    description: "Hours of some days";
    displayName: "Opening hours";
    icon: "clock";
  };
  attributes: {
    days: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    hours: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface ConfigOwnerPortal extends Struct.ComponentSchema {
  collectionName: "components_config_owner_portals";
  info: {
    description: "How owners are let in, and who hears of it";
    displayName: "Owner portal";
    icon: "user";
  };
  attributes: {
    inviteNewOwners: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    loginNotice: Schema.Attribute.Enumeration<["daily", "each", "never"]> & Schema.Attribute.DefaultTo<"daily">;
    noticeEmails: Schema.Attribute.Text;
  };
}

export interface ConfigPropertyList extends Struct.ComponentSchema {
  collectionName: "components_config_property_lists";
  info: {
    description: "How lists of homes behave";
    displayName: "Property lists";
    icon: "bulletList";
  };
  attributes: {
    marquees: Schema.Attribute.Component<"config.marquee", true>;
    pageSize: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 48;
          min: 6;
        },
        number
      > &
      Schema.Attribute.DefaultTo<24>;
    placePagesFrom: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    showPriceDrops: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    showSoldFor: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 3650;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    soldStatus: Schema.Attribute.Enumeration<["ok-200", "gone-410"]> & Schema.Attribute.DefaultTo<"ok-200">;
  };
}

export interface ConfigPropertySearch extends Struct.ComponentSchema {
  collectionName: "components_config_property_searchs";
  info: {
    description: "Choices of the search box";
    displayName: "Property search";
    icon: "search";
  };
  attributes: {
    maxRooms: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    rentPrices: Schema.Attribute.JSON & Schema.Attribute.CustomField<"global::amounts">;
    salePrices: Schema.Attribute.JSON & Schema.Attribute.CustomField<"global::amounts">;
  };
}

export interface ConfigRenovationNotice extends Struct.ComponentSchema {
  collectionName: "components_config_renovation_notices";
  info: {
    description: "Duty to renovate E and F homes in Flanders";
    displayName: "Renovation notice";
    icon: "information";
  };
  attributes: {
    from: Schema.Attribute.Date;
    source: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    targetLabel: Schema.Attribute.String;
    years: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
  };
}

export interface ConfigSection extends Struct.ComponentSchema {
  collectionName: "components_config_sections";
  info: {
    description: "Colours of highlighted sections";
    displayName: "Sections";
    icon: "layout";
  };
  attributes: {
    bgColor: Schema.Attribute.String & Schema.Attribute.CustomField<"plugin::color-picker.color">;
    public: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    textColor: Schema.Attribute.String & Schema.Attribute.CustomField<"plugin::color-picker.color">;
  };
}

export interface ConfigSocialLink extends Struct.ComponentSchema {
  collectionName: "components_config_social_links";
  info: {
    description: "A profile on a social network";
    displayName: "Social link";
    icon: "link";
  };
  attributes: {
    network: Schema.Attribute.Enumeration<["facebook", "instagram", "linkedin", "youtube", "tiktok", "pinterest", "x"]>;
    url: Schema.Attribute.String;
  };
}

export interface ConfigTopBarItem extends Struct.ComponentSchema {
  collectionName: "components_config_top_bar_items";
  info: {
    description: "A link above the header";
    displayName: "Top bar item";
    icon: "priceTag";
  };
  attributes: {
    color: Schema.Attribute.String &
      Schema.Attribute.CustomField<"plugin::color-picker.color"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    icon: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    link: Schema.Attribute.Component<"shared.link", false> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    published: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
  };
}

export interface ConfigTracking extends Struct.ComponentSchema {
  collectionName: "components_config_trackings";
  info: {
    description: "Measuring and advertising ids";
    displayName: "Tracking";
    icon: "chartBubble";
  };
  attributes: {
    siteFacebookPixel: Schema.Attribute.String;
    siteGoogleAdsID: Schema.Attribute.String;
    siteGoogleAnalyticsID: Schema.Attribute.String;
    siteGoogleTagManager: Schema.Attribute.String;
  };
}

export interface ConfigVisitingHours extends Struct.ComponentSchema {
  collectionName: "components_config_visiting_hours";
  info: {
    description: "When visitors may ask for a viewing";
    displayName: "Viewing hours";
    icon: "calendar";
  };
  attributes: {
    capacity: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    from: Schema.Attribute.Time & Schema.Attribute.Required;
    totalCapacity: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 500;
          min: 1;
        },
        number
      >;
    until: Schema.Attribute.Time & Schema.Attribute.Required;
    weekday: Schema.Attribute.Enumeration<
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    > &
      Schema.Attribute.Required;
  };
}

export interface RelationArticle extends Struct.ComponentSchema {
  collectionName: "components_relation_articles";
  info: {
    description: "One article";
    displayName: "Article";
    icon: "file";
  };
  attributes: {
    article: Schema.Attribute.Relation<"oneToOne", "api::article.article"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface RelationCategory extends Struct.ComponentSchema {
  collectionName: "components_relation_categorys";
  info: {
    description: "The articles of a category";
    displayName: "Category";
    icon: "grid";
  };
  attributes: {
    category: Schema.Attribute.Relation<"oneToOne", "api::category.category"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface RelationContact extends Struct.ComponentSchema {
  collectionName: "components_relation_contacts";
  info: {
    description: "A form";
    displayName: "Contact form";
    icon: "envelop";
  };
  attributes: {
    contact: Schema.Attribute.Relation<"oneToOne", "api::contact-form.contact-form"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface RelationCosts extends Struct.ComponentSchema {
  collectionName: "components_relation_costss";
  info: {
    description: "A calculator: what comes on top of a price, and a loan by the month";
    displayName: "Costs of buying";
    icon: "priceTag";
  };
  attributes: {
    price: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100000000;
          min: 1000;
        },
        number
      > &
      Schema.Attribute.DefaultTo<350000>;
    region: Schema.Attribute.Enumeration<["flanders", "brussels", "wallonia"]> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"flanders">;
  };
}

export interface RelationPropertyList extends Struct.ComponentSchema {
  collectionName: "components_relation_property_lists";
  info: {
    description: "Homes for sale or for rent";
    displayName: "Property list";
    icon: "house";
  };
  attributes: {
    propertyList: Schema.Attribute.Relation<"oneToOne", "api::property-list.property-list"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface RelationSlider extends Struct.ComponentSchema {
  collectionName: "components_relation_sliders";
  info: {
    description: "Pictures or testimonials";
    displayName: "Slider";
    icon: "slideshow";
  };
  attributes: {
    slider: Schema.Attribute.Relation<"oneToOne", "api::slider.slider"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface RelationTextPicture extends Struct.ComponentSchema {
  collectionName: "components_relation_text_pictures";
  info: {
    description: "Words of this module with a picture of its own";
    displayName: "Text and picture";
    icon: "picture";
  };
  attributes: {
    link: Schema.Attribute.Component<"shared.link", false> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    picture: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    side: Schema.Attribute.Enumeration<["left", "right"]> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.DefaultTo<"left">;
    text: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface SharedBanner extends Struct.ComponentSchema {
  collectionName: "components_shared_banners";
  info: {
    description: "The large picture, film or slideshow at the top of a page";
    displayName: "Banner";
    icon: "landscape";
  };
  attributes: {
    accent: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    gallery: Schema.Attribute.Media<"images", true> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    image: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    showSearch: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    showValuation: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    type: Schema.Attribute.Enumeration<["image", "gallery", "video", "properties"]> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.DefaultTo<"image">;
    videoFile: Schema.Attribute.Media<"videos"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    videoUrl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface SharedColumn extends Struct.ComponentSchema {
  collectionName: "components_shared_columns";
  info: {
    description: "One column of the footer";
    displayName: "Footer column";
    icon: "layout";
  };
  attributes: {
    fullHtml: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    images: Schema.Attribute.Media<"images", true> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    introHtml: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    lg: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    links: Schema.Attribute.Component<"shared.link", true> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    md: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    sm: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<12>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: "components_shared_links";
  info: {
    description: "A page or article of this site, or any address";
    displayName: "Link";
    icon: "link";
  };
  attributes: {
    article: Schema.Attribute.Relation<"oneToOne", "api::article.article"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    page: Schema.Attribute.Relation<"oneToOne", "api::page.page"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: "components_shared_seos";
  info: {
    description: "What search engines and shared links show";
    displayName: "Search engines and sharing";
    icon: "search";
  };
  attributes: {
    isActiveSEO: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    metaDescription: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    metaTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    ogDescription: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    ogImage: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    ogTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    pageTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    twitterDescription: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    twitterImage: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    twitterTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface SharedSlide extends Struct.ComponentSchema {
  collectionName: "components_shared_slides";
  info: {
    description: "One slide of a slider";
    displayName: "Slide";
    icon: "picture";
  };
  attributes: {
    html: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    link: Schema.Attribute.Component<"shared.link", false> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    picture: Schema.Attribute.Media<"images"> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

declare module "@strapi/strapi" {
  export namespace Public {
    export interface ComponentSchemas {
      "config.agent": ConfigAgent;
      "config.colors": ConfigColors;
      "config.header": ConfigHeader;
      "config.identity": ConfigIdentity;
      "config.language": ConfigLanguage;
      "config.mail-recipient": ConfigMailRecipient;
      "config.marquee": ConfigMarquee;
      "config.office": ConfigOffice;
      "config.opening-hours": ConfigOpeningHours;
      "config.owner-portal": ConfigOwnerPortal;
      "config.property-list": ConfigPropertyList;
      "config.property-search": ConfigPropertySearch;
      "config.renovation-notice": ConfigRenovationNotice;
      "config.section": ConfigSection;
      "config.social-link": ConfigSocialLink;
      "config.top-bar-item": ConfigTopBarItem;
      "config.tracking": ConfigTracking;
      "config.visiting-hours": ConfigVisitingHours;
      "relation.article": RelationArticle;
      "relation.category": RelationCategory;
      "relation.contact": RelationContact;
      "relation.costs": RelationCosts;
      "relation.property-list": RelationPropertyList;
      "relation.slider": RelationSlider;
      "relation.text-picture": RelationTextPicture;
      "shared.banner": SharedBanner;
      "shared.column": SharedColumn;
      "shared.link": SharedLink;
      "shared.seo": SharedSeo;
      "shared.slide": SharedSlide;
    }
  }
}
