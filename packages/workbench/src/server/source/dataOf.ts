import { Node, type ObjectLiteralExpression, Project, QuoteKind, type SourceFile } from 'ts-morph';

const project = new Project({
  useInMemoryFileSystem: true,
  manipulationSettings: { quoteKind: QuoteKind.Single },
});

/** The text of a file as a tree whose parts know where they stand. Nothing is read from the disk or checked. */
export const parseSource = (name: string, text: string): SourceFile =>
  project.createSourceFile(name, text, { overwrite: true });

/** The object that a brand's file hands to `defineBrand`, `defineTokens` or `defineSettings`. */
export const dataOf = (source: SourceFile): ObjectLiteralExpression | undefined => {
  for (const declaration of source.getVariableDeclarations()) {
    const call = declaration.getInitializer();
    if (!declaration.isExported() || !Node.isCallExpression(call)) continue;
    const [data] = call.getArguments();
    if (Node.isObjectLiteralExpression(data)) return data;
  }
  return undefined;
};
