/** Settings of real services. None is called before a member asks for something. */
export const REAL_SERVICES = {
  COGNITO_USER_POOL_ID: 'eu-central-1_Proovimine',
  COGNITO_CLIENT_ID: 'proov',
  S3_BUCKET: 'proov',
  STRIPE_SECRET_KEY: 'sk_test_proov',
  STRIPE_WEBHOOK_SECRET: 'whsec_proov',
  STRIPE_PRICE_BASIC: 'price_basic',
  STRIPE_PRICE_FOOD: 'price_food',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_PRICE_VIP: 'price_vip',
  MAIL_FROM: 'abi@example.com',
  SELLER_NAME: 'Proovimüüja OÜ',
  SELLER_REGISTER_CODE: '10000000',
  SELLER_ADDRESS: 'Proovi 1, Tallinn',
  SELLER_EMAIL: 'abi@example.com',
};
