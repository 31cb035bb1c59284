import type { MailMessages } from "./mail-messages.js";

export const mailMessagesEn: MailMessages = {
  agency: {
    intro: "This came in through the website.",
    answer: "Just reply to this mail: your answer goes to the sender.",
    open: "Open in the admin",
    page: "Sent from",
    language: "Visitor’s language",
    message: "Message",
  },
  confirmation: {
    subject: "We have received your message",
    body: "Thank you for your message. It has reached {agency}, and you will hear from us once we have read it.",
    own: {
      "contact-me": {
        subject: "We will be in touch",
        body: "Thank you. We will get in touch at a time that suits you.",
      },
      "contact-demand": {
        subject: "Your request for a free valuation",
        body: "Thank you for your request. We will call you to agree on a time to see your home.",
      },
      "contact-demand-small": {
        subject: "We have received your question",
        body: "Thank you for your question. We will get in touch to see how we can help you best.",
      },
      "contact-construction": {
        subject: "Your question about {home}",
        body: "Thank you for your question about this project. The person in charge of it will contact you.",
      },
      "demand-register": {
        subject: "Your search has been saved",
        body: "Thank you. We now know what you are looking for and will let you hear from us when something fits.",
      },
      "job-contact": {
        subject: "We have received your application",
        body: "Thank you for your interest in {agency}. We will read your application with care and get back to you.",
      },
      newsletter: {
        subject: "Your subscription to the newsletter",
        body: "Thank you. We have received your request for the newsletter of {agency}.",
      },
      "ask-info": {
        subject: "Your question about {home}",
        body: "Thank you for your question. The person who looks after this home will answer as soon as possible.",
      },
      "contact-appointment": {
        subject: "Your request for a viewing of {home}",
        body: "Thank you for your request. The viewing is not fixed yet: we will arrange the time and confirm it to you.",
      },
      "document-request": {
        subject: "Your request for documents of {home}",
        body: "Thank you for your request. We will send you the documents by email.",
      },
    },
    greeting: "Dear {firstName},",
    greetingNoName: "Hello,",
    signature: "Kind regards,\n{agency}",
    sent: "What you sent us",
    call: "Rather call? {phone}",
    why: "You receive this email because a form was sent on our website with this address. Was it not you? Then there is nothing you need to do.",
  },
  friend: {
    subject: "{firstName} has a home to show you: {home}",
    subjectNoName: "A home for you to see: {home}",
    body: "{firstName} saw this home at {agency} and thought of you.",
    bodyNoName: "Somebody you know saw this home at {agency} and thought of you.",
    see: "See the home",
    why: "You receive this one message because somebody entered your address on our website. We do not use it for anything else.",
  },
  optIn: {
    subject: "Confirm your e-mail address for {agency}",
    body: "On our website somebody asked for mails from {agency} with this address. Was it you? Then confirm it with one press of the button. Without that we send nothing.",
    requested: "You asked for",
    subscriptionNames: {
      alerts: "homes that match your search",
      "keep-informed": "news of what we offer",
      newsletter: "the newsletter",
    },
    button: "Yes, this is my address",
    until: "The button works until {day}.",
    why: "It was not you? Then there is nothing to do: you will get no further mails.",
  },
  alert: {
    subjectOne: "New for you: {home}",
    subjectPrice: "New price: {home}",
    subjectMany: "{items} for you",
    bodyOne: "This home matches what you are looking for.",
    bodyProject: "This new-build project matches what you are looking for.",
    bodyMany: "{items} match what you are looking for.",
    homes: { one: "1 home", many: "{count} homes" },
    projects: { one: "1 new-build project", many: "{count} new-build projects" },
    more: {
      0: { one: "And 1 more home for sale", many: "And {count} more homes for sale" },
      1: { one: "And 1 more home to rent", many: "And {count} more homes to rent" },
      project: { one: "And 1 more new-build project", many: "And {count} more new-build projects" },
    },
    and: "and",
    isNew: "New",
    isNewProject: "New-build project",
    priceFell: "Lower price",
    manage: "See, change or pause your search",
    leave: "No more mails about this search",
    why: "You get this mail because you confirmed on {day} that we may mail you about what we offer.",
  },
  renewal: {
    subject: "Would you still like these mails from {agency}?",
    body: "On {day} you told us that we may mail you about this. Is that still so? Then one press of the button is enough, and everything stays as it is.",
    gets: "You get",
    renew: "Yes, keep mailing me",
    leave: "No, stop these mails",
    until: "You can answer until the end of {day}. If we hear nothing, these mails stop by themselves.",
    why: "We ask this every {years} years, as our privacy statement says.",
  },
  home: {
    see: "See the home",
    reference: "Ref. {reference}",
    priceOnRequest: "Price on request",
    perMonth: "{amount} per month",
    from: "From {amount}",
  },
  yes: "Yes",
};
