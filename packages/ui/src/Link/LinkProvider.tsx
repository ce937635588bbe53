import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from 'react';

/** What the kit hands to the component that renders its links. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const LinkContext = createContext<ElementType<LinkProps>>('a');

interface LinkProviderProps {
  /** Renders every link of the kit, for instance by the router so that the page is not loaded anew. */
  component: ElementType<LinkProps>;
  children: ReactNode;
}

/** Tells all links below how to render; without it they are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** The component that renders the kit's links here. */
export const useLinkComponent = () => useContext(LinkContext);
