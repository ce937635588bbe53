/** What a new brand is called and where it lives; all else comes from the brand that it is made after. */
export interface BrandWish {
  /** Name of its folder: lower case, words joined by hyphens. */
  id: string;
  /** As people read it. */
  name: string;
  /** Id of the brand that it begins as a copy of. */
  from: string;
  domain: string;
  /** Code that the platform knows its merchant by. */
  merchant: string;
}
