import { downloadDocument } from './download';
import { getDocument } from './get';
import { uploadDocumentRoute } from './upload';

export const documentRoutes = [uploadDocumentRoute, getDocument, downloadDocument];
