import { closeCampaign } from './close';
import { createCampaign } from './create';
import { getCampaign } from './get';
import { listCampaignsRoute } from './list';
import { updateCampaignRoute } from './update';

export const campaignRoutes = [
  createCampaign,
  listCampaignsRoute,
  getCampaign,
  updateCampaignRoute,
  closeCampaign,
];
